import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** A new temporary file for a body; its folder exists. */
export async function incomingFile({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> {
  const folder = folderIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, randomUUID())
}

/** Removes the temporary files that a killed process left. Only before the door opens. */
export async function clearIncoming({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true })
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'incoming')
}
