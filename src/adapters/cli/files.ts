import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Call, FileOption, PrintableAnswer } from '../../chat/command.ts';
import type { Text } from '../../chat/reply.ts';
import { LINE_SEPARATORS, orderChunks } from '../../core/knight/notation/order-text.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import type { Arguments } from './arguments.ts';

export const FILE_OPTIONS = ['png', 'gif', 'order'] as const satisfies readonly FileOption[];

const PICTURE_EXTENSION = /\.(avif|bmp|gif|heic|jpe?g|mp4|pdf|png|svg|tiff?|webm|webp)$/i;

/**
 * Returns the first fault, or undefined:
 * - `no-file-name` {option} if the name is `-`, because these files can't be written to standard output.
 * - `file-ending` {option, file} if the extension is wrong. `file` is the name with the right extension.
 */
export function findMisnamedFile(options: Arguments['options']): Fault | undefined {
  for (const option of FILE_OPTIONS) {
    const fileName = String(options[option] ?? '');
    if (fileName === '-') return fault('no-file-name', { option }).fault;
    const extension = option === 'order' ? 'txt' : option;
    const [, typedExtension = extension] = PICTURE_EXTENSION.exec(fileName) ?? [];
    if (typedExtension.toLowerCase() !== extension)
      return fault('file-ending', { option, file: fileName.replace(PICTURE_EXTENSION, `.${extension}`) })
        .fault;
  }
  return undefined;
}

/**
 * Returns messages about the written files, and about options for which the answer has no content. Faults:
 * - `gif-too-large` if the animation is too large. In this case no file is written.
 * - `file` {file, reason} if a file can't be written.
 */
export async function saveFiles(
  { texts, look }: Pick<Call, 'texts' | 'look'>,
  answer: PrintableAnswer,
  options: Arguments['options'],
): Promise<Result<readonly Text[]>> {
  const requestedFiles = FILE_OPTIONS.flatMap((name) => {
    const file = options[name];
    return typeof file === 'string' ? [{ name, file }] : [];
  });
  const animation = options.gif ? answer.animation?.(texts) : undefined;
  if (animation?.ok === false) return animation;
  const scene = options.png ? answer.scene?.(texts) : undefined;
  const tour = options.order ? answer.tour : undefined;
  const fileContents: Readonly<Record<FileOption, Iterable<string | Uint8Array> | undefined>> = {
    png: scene && [(await import('../../render/draw.ts')).draw(scene, look).bytes],
    gif: animation && [(await import('../../render/animate.ts')).animate(animation.value, look).bytes],
    order: tour && orderChunks(tour.order, tour.cols, LINE_SEPARATORS),
  };
  const savedFiles = requestedFiles.flatMap(({ name, file }) => {
    const content = fileContents[name];
    return content === undefined ? [] : [{ file, saved: saveFile(file, content) }];
  });
  for (const { saved } of savedFiles) if (!saved.ok) return saved;
  const files = savedFiles.map(({ file }) => file).join(', ');
  const unusedOptions = requestedFiles.flatMap(({ name }) =>
    fileContents[name] === undefined ? [`--${name}`] : [],
  );
  return ok([
    ...(files === '' ? [] : [texts.say('terminal-written', { files })]),
    ...(unusedOptions.length > 0
      ? [texts.say('terminal-undrawn', { options: unusedOptions.join(', '), count: unusedOptions.length })]
      : []),
  ]);
}

/** Fault: `file` {file, reason} if the file can't be written. */
function saveFile(file: string, pieces: Iterable<string | Uint8Array>): Result<true> {
  try {
    const fileDescriptor = openSync(file, 'w');
    try {
      for (const piece of pieces) writeFileSync(fileDescriptor, piece);
    } finally {
      closeSync(fileDescriptor);
    }
    return ok(true);
  } catch (error) {
    return fault('file', { file, reason: error instanceof Error ? error.message : String(error) });
  }
}
