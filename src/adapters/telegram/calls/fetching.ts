import type { Api } from 'grammy';
import { download } from '../../../chat/attachment.ts';
import { fault, type Result } from '../../../core/result.ts';

const TELEGRAM = 'https://api.telegram.org';

interface FetchingContext {
  readonly api: Api;
  readonly token: string;
  /** Telegram's own unless given. */
  readonly apiRoot?: string | undefined;
  /** Ends it when the program stops. */
  readonly signal: AbortSignal;
}

/** Fetches files by their ids: the address of one is asked for, and holds for an hour (core.telegram.org/bots/api#getfile). */
export const fetching =
  ({ api, token, apiRoot = TELEGRAM, signal }: FetchingContext) =>
  async (id: string): Promise<Result<Buffer>> => {
    const file = await api.getFile(id).catch(() => undefined);
    return file?.file_path === undefined
      ? fault('photo-gone')
      : download(`${apiRoot}/file/bot${token}/${file.file_path}`, signal);
  };
