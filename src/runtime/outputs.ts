/** Errors of a closed output: `| head` has enough, or a terminal was closed. */
const NO_READER: readonly string[] = ['EPIPE', 'EIO'];

/**
 * Lets this process outlive the readers of its standard output and standard error: unread output is dropped,
 * and the work goes on. Another write error, such as a full disk, is reported, and the exit code is 1.
 */
export function outliveReaders(): void {
  for (const [stream, name] of [
    [process.stdout, 'standard output'],
    [process.stderr, 'standard error'],
  ] as const) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (NO_READER.includes(error.code ?? '')) return;
      const detail = `${name} cannot be written: ${error.message}`;
      if (stream === process.stdout)
        process.stderr.write(`${JSON.stringify({ code: 'output_failed', detail })}\n`);
      process.once('exit', () => {
        process.exitCode = 1;
      });
    });
  }
}
