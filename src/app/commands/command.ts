export type Output = { out(line: string): void; err(line: string): void }

/** Answers the exit code. */
export type Command = (args: string[], output: Output) => Promise<number>
