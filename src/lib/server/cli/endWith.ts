/** Ends the process with the exit code of a command; with 1 and one sentence if it fails. Without a code it goes on. */
export async function endWith(run: () => Promise<number | undefined>): Promise<void> {
  try {
    const status = await run()
    if (status !== undefined) process.exitCode = status
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
