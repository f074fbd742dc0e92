import { ApplicationCommandType, ComponentType, InteractionType } from 'discord.js';
import * as z from 'zod';

const OPTIONAL_TEXT_SCHEMA = z.string().nullish();
const PERMISSION_BITS_SCHEMA = z.string().regex(/^\d+$/);
const USER_SCHEMA = z.object({ id: z.string(), username: z.string(), global_name: OPTIONAL_TEXT_SCHEMA });
const MEMBER_SCHEMA = z.object({
  permissions: PERMISSION_BITS_SCHEMA,
  roles: z.array(z.string()),
  nick: OPTIONAL_TEXT_SCHEMA,
  user: USER_SCHEMA,
});
const INTERACTION_SCHEMA = z
  .object({
    id: z.string(),
    application_id: z.string(),
    token: z.string(),
    locale: z.string(),
    channel: z.object({ id: z.string() }),
    guild_id: OPTIONAL_TEXT_SCHEMA,
    context: z.number().nullish(),
    app_permissions: PERMISSION_BITS_SCHEMA,
    authorizing_integration_owners: z.record(z.string(), z.unknown()).nullish(),
    member: MEMBER_SCHEMA.optional(),
    user: USER_SCHEMA.optional(),
  })
  .refine(({ member, user }) => member !== undefined || user !== undefined, { path: ['user'] });

const OPTION_VALUE_SCHEMA = z.union([z.string(), z.number(), z.boolean()]);
const COMMAND_OPTIONS_SCHEMA = z.array(
  z.object({ name: z.string(), type: z.number(), value: OPTION_VALUE_SCHEMA.optional() }),
);
const FILE_SCHEMA = z.object({ url: z.string(), size: z.number() });
const MESSAGE_SCHEMA = z.object({
  content: z.string().optional(),
  attachments: z
    .array(
      FILE_SCHEMA.partial().extend({ description: OPTIONAL_TEXT_SCHEMA, content_type: OPTIONAL_TEXT_SCHEMA }),
    )
    .optional(),
  sticker_items: z.array(z.object({ id: z.string(), format_type: z.number() })).optional(),
});
const COMMAND_DATA_SCHEMA = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(ApplicationCommandType.ChatInput),
    name: z.string(),
    options: COMMAND_OPTIONS_SCHEMA.optional(),
    resolved: z.object({ attachments: z.record(z.string(), FILE_SCHEMA).optional() }).optional(),
  }),
  z.object({
    type: z.literal(ApplicationCommandType.Message),
    name: z.string(),
    target_id: z.string(),
    resolved: z.object({ messages: z.record(z.string(), MESSAGE_SCHEMA) }),
  }),
  z.object({ type: z.literal(ApplicationCommandType.User) }),
]);
const COMPONENT_ROW_SCHEMA = z
  .object({ type: z.number(), components: z.array(z.object({ type: z.number() })).optional() })
  .refine(({ type, components }) => type !== ComponentType.ActionRow || components !== undefined);
const PRESSED_MESSAGE_SCHEMA = z.object({
  id: z.string(),
  flags: z.number().optional(),
  components: z.array(COMPONENT_ROW_SCHEMA).optional(),
});
const BUTTON_SCHEMA = z.object({ component_type: z.literal(ComponentType.Button), custom_id: z.string() });

const SCHEMA_OF_TYPE: { readonly [type: number]: z.ZodType } = {
  [InteractionType.ApplicationCommand]: z.object({ data: COMMAND_DATA_SCHEMA }),
  [InteractionType.MessageComponent]: z.object({ message: PRESSED_MESSAGE_SCHEMA, data: BUTTON_SCHEMA }),
  [InteractionType.ApplicationCommandAutocomplete]: z.object({
    data: z.object({ name: z.string(), options: COMMAND_OPTIONS_SCHEMA }),
  }),
};
/** Checks only the fields that the bot reads. */
const schemaOf = (type: number): z.ZodType =>
  z.intersection(INTERACTION_SCHEMA, SCHEMA_OF_TYPE[type] ?? z.unknown());

/** Returns a text for the log, without user data. Undefined if the interaction can be read. */
export function describeUnreadable(interaction: unknown): string | undefined {
  const type = z.object({ type: z.number() }).safeParse(interaction).data?.type;
  if (type === undefined) return 'type: none';
  const issue = schemaOf(type).safeParse(interaction).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
