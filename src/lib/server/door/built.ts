import { fileURLToPath } from 'node:url'

/** The program that opens the door, as the build wrote it. */
export const doorProgram = new URL('./main.ts', import.meta.url)

/** The folder of the files that the build wrote for browsers. */
export const clientFolder = fileURLToPath(new URL('../client', doorProgram))
