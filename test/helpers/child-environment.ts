/** Environment of every process that a test starts: nothing that configures the service. */
export const childEnvironment: Readonly<Record<string, string | undefined>> = {
  PATH: process.env.PATH,
  // Half of what a command takes is compiling itself; set in vitest.config.ts.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
