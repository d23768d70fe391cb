// Loaded into a built site: it adds each statement that Kysely writes for a request to the file that WRITTEN_STATEMENTS
// names, a line of JSON each. The build holds Kysely, so its compiler is found in the text of the modules.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env.WRITTEN_STATEMENTS
const begin = 'compileQuery(node, queryId) {\n\t\tthis.#sql = "";'
// Jobs write statements at the same time, outside of requests.
const requests = new AsyncLocalStorage()

function noteStatement(compiler, node) {
  if (requests.getStore() === undefined || compiler.isNoting) return
  compiler.isNoting = true
  const { sql } = compiler.compileQuery(node)
  compiler.isNoting = false
  appendFileSync(String(file), `${JSON.stringify(sql)}\n`)
}

if (file) {
  globalThis.noteStatement = noteStatement
  subscribe('http.server.request.start', ({ request }) => requests.enterWith(request.url))
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const text = String(loaded.source ?? '')
      if (!text.includes(begin)) return loaded
      return { ...loaded, source: text.replace(begin, begin.replace('{', '{ noteStatement(this, node);')) }
    },
  })
}
