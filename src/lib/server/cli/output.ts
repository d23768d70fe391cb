/** The output of a command: the terminal, a file, a test. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean | undefined
}
