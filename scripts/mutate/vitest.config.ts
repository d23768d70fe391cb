import { defineConfig, type Plugin } from 'vitest/config'
import { rooms, testsOfBuild } from './rooms.mjs'

const room = rooms[process.env.MUTATED_ROOM ?? '']
if (!room) throw new Error('Start this with: npm run mutate')

/**
 * A statement is written at its first use. Here it is written at each use: otherwise only the first test that uses it
 * would count as one that reaches its mutants.
 */
const unrememberedStatements: Plugin = {
  name: 'unremembered-statements',
  transform(code, id) {
    if (!id.endsWith('/server/db/statement.ts')) return undefined
    const changed = code.replace(/written\.get\(dialect\) \?\?/, '')
    if (changed === code) throw new Error(`${id} does not remember statements as it did.`)
    return changed
  },
  enforce: 'pre',
}

export default defineConfig({
  plugins: [unrememberedStatements],
  test: {
    name: 'sqlite',
    environment: 'node',
    include: room.tests.map((tests) => (tests.endsWith('.ts') ? tests : `${tests}/*.test.ts`)),
    exclude: ['**/*.postgres.test.ts', ...testsOfBuild],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/sqliteTemplates.ts',
  },
})
