import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { indexFileIn } from '#server/catalogue/search/indexFile.ts'
import { placeForMany } from './placeForMany.ts'
import { prepareTemplate } from './prepareTemplate.ts'

/** Makes the two template files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-templates-'))
  const [empty, demo] = [join(folder, 'empty.db'), join(folder, 'demo.db')]
  await prepareTemplate(`sqlite:${empty}`)
  await prepareTemplate(`sqlite:${demo}`, { demo: folder })
  project.provide('templates', { empty, demo, server: '', demoFile: demo, indexFile: indexFileIn(folder) })
  return () => rmSync(folder, { recursive: true })
}
