import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { placeForMany } from './placeForMany.ts'
import { prepareTemplate } from './prepareTemplate.ts'

/** Makes the two template files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(placeForMany(), 'juniper-templates-'))
  const [empty, demo] = [join(folder, 'empty.db'), join(folder, 'demo.db')]
  await prepareTemplate(`sqlite:${empty}`, { demo: false })
  await prepareTemplate(`sqlite:${demo}`, { demo: true })
  project.provide('templates', { empty, demo, server: '', demoFile: demo })
  return () => rmSync(folder, { recursive: true })
}
