import { defineConfig, type Plugin } from 'vitest/config'
import { rooms, testsOfBuild } from './rooms.mjs'
import { withoutMemory } from './unrememberedStatements.mjs'

const room = rooms[process.env.MUTATED_ROOM ?? '']
if (!room) throw new Error('Start this with: npm run mutate')

const unrememberedStatements: Plugin = {
  name: 'unremembered-statements',
  transform: (code, id) => (id.endsWith('/server/db/statement.ts') ? withoutMemory(code) : undefined),
  enforce: 'pre',
}

export default defineConfig({
  plugins: [unrememberedStatements],
  resolve: { alias: { 'astro:middleware': '/tests/support/astroMiddleware.ts' } },
  test: {
    name: 'sqlite',
    environment: 'node',
    include: room.tests.map((tests) => (tests.endsWith('.ts') ? tests : `${tests}/*.test.ts`)),
    // The files of one run share their modules; each mutant has a process of its own.
    isolate: !room.sharesModules,
    exclude: ['**/*.postgres.test.ts', ...testsOfBuild],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/sqliteTemplates.ts',
  },
})
