import { ApplicationCommandType, ComponentType, InteractionType } from 'discord.js';
import * as z from 'zod';

const OPTIONAL_TEXT = z.string().nullish();
const PERMISSION_BITS = z.string().regex(/^\d+$/);
const USER = z.object({ id: z.string(), username: z.string(), global_name: OPTIONAL_TEXT });
const MEMBER = z.object({ permissions: PERMISSION_BITS, nick: OPTIONAL_TEXT, user: USER });
const INTERACTION = z
  .object({
    id: z.string(),
    application_id: z.string(),
    token: z.string(),
    locale: z.string(),
    channel: z.object({ id: z.string() }),
    guild_id: OPTIONAL_TEXT,
    context: z.number().nullish(),
    app_permissions: PERMISSION_BITS,
    authorizing_integration_owners: z.record(z.string(), z.unknown()).nullish(),
    member: MEMBER.optional(),
    user: USER.optional(),
  })
  .refine(({ member, user }) => member !== undefined || user !== undefined, { path: ['user'] });

const VALUE = z.union([z.string(), z.number(), z.boolean()]);
const OPTIONS = z.array(z.object({ name: z.string(), type: z.number(), value: VALUE.optional() }));
const FILE = z.object({ url: z.string(), size: z.number() });
const MESSAGE = z.object({
  content: z.string().optional(),
  attachments: z
    .array(FILE.partial().extend({ description: OPTIONAL_TEXT, content_type: OPTIONAL_TEXT }))
    .optional(),
  sticker_items: z.array(z.object({ id: z.string(), format_type: z.number() })).optional(),
});
const FORM = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(ApplicationCommandType.ChatInput),
    name: z.string(),
    options: OPTIONS.optional(),
    resolved: z.object({ attachments: z.record(z.string(), FILE).optional() }).optional(),
  }),
  z.object({
    type: z.literal(ApplicationCommandType.Message),
    name: z.string(),
    target_id: z.string(),
    resolved: z.object({ messages: z.record(z.string(), MESSAGE) }),
  }),
  z.object({ type: z.literal(ApplicationCommandType.User) }),
]);
const ROW = z
  .object({ type: z.number(), components: z.array(z.object({ type: z.number() })).optional() })
  .refine(({ type, components }) => type !== ComponentType.ActionRow || components !== undefined);
const PRESSED_MESSAGE = z.object({
  id: z.string(),
  flags: z.number().optional(),
  components: z.array(ROW).optional(),
});
const BUTTON = z.object({ component_type: z.literal(ComponentType.Button), custom_id: z.string() });

const SCHEMA_OF_TYPE: { readonly [type: number]: z.ZodType } = {
  [InteractionType.ApplicationCommand]: z.object({ data: FORM }),
  [InteractionType.MessageComponent]: z.object({ message: PRESSED_MESSAGE, data: BUTTON }),
  [InteractionType.ApplicationCommandAutocomplete]: z.object({
    data: z.object({ name: z.string(), options: OPTIONS }),
  }),
};
/** Returns the schema for interactions of a type. The schema checks only the fields that the bot reads. */
const schemaOf = (type: number): z.ZodType =>
  z.intersection(INTERACTION, SCHEMA_OF_TYPE[type] ?? z.unknown());

/**
 * Describes for the log why the interaction can't be read, without quoting user data. Returns undefined if
 * the interaction can be read.
 */
export function describeUnreadable(interaction: unknown): string | undefined {
  const type = z.object({ type: z.number() }).safeParse(interaction).data?.type;
  if (type === undefined) return 'type: none';
  const issue = schemaOf(type).safeParse(interaction).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}
