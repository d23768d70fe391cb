import { onTestFinished } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type Answer, type Asked, ask } from '#tests/support/rawHttp.ts'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

/** A call of the running site that changes something, with a made-up value in each place of its path. */
interface Call {
  method: string
  path: string
  hasBody: boolean
}

export type Academy = Awaited<ReturnType<typeof openAcademy>>

/** A demo academy of which some sections are spoilt, with people signed in. */
export async function openAcademy() {
  const { site, db, end } = await serveAcademy({ prepare: spoilSections })
  onTestFinished(end)
  const port = Number(new URL(site.url).port)
  const asked = (path: string, how?: Asked): Promise<Answer> => ask(port, path, how)
  const [learner, librarian, admin] = await Promise.all(
    ['learner', 'learner2', 'admin'].map((name) => signInAt(site.url, `${name}@demo.test`)),
  )
  const { paths } = JSON.parse((await asked('/api/v2/openapi.json')).text)
  return { site, db, port, ask: asked, learner: learner!, librarian: librarian!, admin: admin!, calls: callsIn(paths) }
}

/** A type of a later version, content that is no JSON, and settings that no editor writes. */
async function spoilSections(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    const change = (type: string, set: Record<string, string>) =>
      tx.updateTable('storefront_sections').set(set).where('type', '=', type).execute()
    await change('faq', { type: 'hologram' })
    await change('logos', { content: '{broken' })
    await change('testimonials', { settings: '[1, 2]', appearance: 'null' })
    await change('rich_text', { restrictions: '{"type":{}}' })
  })
}

function callsIn(paths: Record<string, Record<string, { requestBody?: object }>>): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: `/api/v2${path.replaceAll(/\{\w+\}/g, '1')}`,
        hasBody: requestBody !== undefined,
      })),
  )
}

/** Ways of bad input. Each says what it must be answered; that nothing else came of it is seen after each. */
export type Kinds = Record<string, (academy: Academy) => Promise<void>>
