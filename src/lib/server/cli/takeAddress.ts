const OPTION = '--database'

/**
 * Takes the address of another database from the arguments of a command: `--database URL` or `--database=URL`.
 * @returns the other arguments, and the address if there is one; `undefined` if the option has no value
 */
export function takeAddress(argv: readonly string[]): { rest: string[]; address?: string } | undefined {
  const at = argv.findIndex((argument) => argument === OPTION || argument.startsWith(`${OPTION}=`))
  if (at < 0) return { rest: [...argv] }
  const [before, joined, after] = [argv.slice(0, at), argv[at]?.slice(OPTION.length + 1), argv.slice(at + 1)]
  const address = joined || after[0]
  if (!address) return undefined
  return { rest: [...before, ...(joined ? after : after.slice(1))], address }
}
