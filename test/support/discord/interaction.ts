import type { ShownMessage } from '../platform/platform.ts';

/** A file as it was uploaded. */
export interface Upload {
  readonly name: string;
  readonly description: string | undefined;
  readonly bytes: Buffer;
}

export interface LocalButton {
  readonly custom_id: string;
  readonly label: string;
  readonly style: number;
}

/** The parts of a message that a bot sends or changes; absent parts stay. */
export interface MessageBody {
  readonly content?: string;
  readonly flags?: number;
  readonly components?: readonly { readonly components: readonly LocalButton[] }[];
  readonly attachments?: readonly { readonly id: string; readonly description?: string }[];
  readonly allowed_mentions?: { readonly parse?: readonly string[] };
  readonly nonce?: string;
  readonly enforce_nonce?: boolean;
}

const EPHEMERAL = 64;

/** A message as people see it. */
export class LocalMessage implements ShownMessage {
  readonly id: string;
  content = '';
  files: Upload[] = [];
  rows: (readonly LocalButton[])[] = [];
  ephemeral: boolean;
  /** A deferral that nothing has filled yet. */
  loading: boolean;
  deleted = false;
  /** The contents it has had before. */
  readonly history: string[] = [];
  /** Its nonce, where its sender has given one. */
  readonly nonce: string | undefined;
  readonly #fileIds = new Map<Upload, string>();

  constructor(
    id: string,
    {
      ephemeral = false,
      loading = false,
      nonce,
    }: { ephemeral?: boolean; loading?: boolean; nonce?: string | undefined } = {},
  ) {
    this.id = id;
    this.nonce = nonce;
    this.ephemeral = ephemeral;
    this.loading = loading;
  }

  /** It shows how far the work is, with a button that cancels it. */
  get isProgress(): boolean {
    return this.rows.flat().some(({ custom_id }) => custom_id.startsWith('cancel:'));
  }

  get text(): string {
    return this.content;
  }

  get labels(): string[] {
    return this.rows.flat().map(({ label }) => label);
  }

  get pictures(): Buffer[] {
    return this.files.filter(({ description }) => description).map(({ bytes }) => bytes);
  }

  get isPersonal(): boolean {
    return this.ephemeral;
  }

  get edits(): number {
    return this.history.length;
  }

  /**
   * A message keeps those of its files that `attachments` lists (all, if it is left out) and gets the
   * uploads.
   */
  apply(body: MessageBody, uploads: readonly Upload[]): void {
    if (!this.loading) this.history.push(this.content);
    this.loading = false;
    if (body.content !== undefined) this.content = body.content;
    if (body.components) this.rows = body.components.map((row) => row.components);
    const kept = body.attachments
      ? this.files.filter((file) => body.attachments?.some(({ id }) => id === this.#fileIds.get(file)))
      : this.files;
    for (const file of uploads) this.#fileIds.set(file, `9000${this.#fileIds.size}`);
    this.files = [...kept, ...uploads];
  }

  /** The id of the button with this label. */
  button(label: string): string {
    const button = this.rows.flat().find((one) => one.label === label);
    if (!button) throw new Error(`no button ${label} in: ${this.content}`);
    return button.custom_id;
  }

  /** As the REST interface shows it. */
  json(channelId: string, author: object): object {
    return {
      id: this.id,
      channel_id: channelId,
      type: 0,
      author,
      content: this.content,
      timestamp: new Date().toISOString(),
      edited_timestamp: null,
      tts: false,
      mention_everyone: false,
      mentions: [],
      mention_roles: [],
      attachments: this.files.map((file) => ({
        id: this.#fileIds.get(file),
        filename: file.name,
        size: file.bytes.length,
        url: `http://127.0.0.1/${file.name}`,
        proxy_url: `http://127.0.0.1/${file.name}`,
        ...(file.description !== undefined && { description: file.description }),
      })),
      embeds: [],
      pinned: false,
      flags: this.ephemeral ? EPHEMERAL : 0,
      components: this.rows.map((components) => ({ type: 1, components })),
    };
  }
}

/** A use of a command, an option being typed, or a press of a button, with the bot's responses. */
export class LocalInteraction {
  readonly id: string;
  readonly token: string;
  readonly sentAt = performance.now();
  /**
   * The type of the callback that acknowledged it (4 message, 5 deferred message, 6 deferred update, 7
   * update).
   */
  acknowledgedBy: number | undefined;
  acknowledgedAfter: number | undefined;
  /** The suggestions for an option that is being typed. */
  choices: readonly { readonly name: string; readonly value: string }[] | undefined;
  /** The answer; with a press that changes its message, that message. */
  original: LocalMessage | undefined;
  readonly followUps: LocalMessage[] = [];
  readonly pressed: LocalMessage | undefined;
  /** The statuses with which an endpoint answered its deliveries. */
  readonly statuses: number[] = [];
  /** Its token has lived fifteen minutes. */
  isExpired = false;

  /** The bot is on the server. */
  readonly isThere: boolean;

  constructor(id: string, pressed?: LocalMessage, isThere = false) {
    this.id = id;
    this.isThere = isThere;
    this.token = `interaction-token-${id}`;
    this.pressed = pressed;
  }

  /** Fulfils with what `look` finds; rejects with the state of things after `patience` milliseconds. */
  async until<T>(look: (interaction: this) => T | undefined | false, patience = 30_000): Promise<T> {
    const end = performance.now() + patience;
    for (;;) {
      const found = look(this);
      if (found) return found;
      if (performance.now() > end) throw new Error(`waited in vain; so far: ${JSON.stringify(this)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** The answer when it is there: not the loading state before it, nor progress, which can be cancelled. */
  answer(patience?: number): Promise<LocalMessage> {
    return this.until(
      ({ original, acknowledgedBy }) =>
        acknowledgedBy !== undefined &&
        acknowledgedBy !== 6 &&
        original &&
        !original.loading &&
        !original.isProgress &&
        original,
      patience,
    );
  }

  followUp(patience?: number): Promise<LocalMessage> {
    return this.until(({ followUps }) => followUps[0], patience);
  }
}
