import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longestFirst.ts'

/** Tests that use a database: they run again on PostgreSQL. */
const databaseStories = [
  'tests/unit/{demo,server/{accounts,audit,availability,catalogue,cli,dashboard,db,enrolments,events,http,imports,jobs,mail,media,notices,people,points,privacy,shop,storefront,structures,taxonomy}}/**/*.test.ts',
  'tests/{api,pages,property}/**/*.test.ts',
]

/** The longest of the tests beside them that use no database of the run. */
const withoutDatabase = [
  'tests/property/expiryZones.test.ts',
  'tests/unit/server/availability/feeds/subscribed/{busyTimes,busyTimesInThread,downloadCalendar}.test.ts',
  'tests/unit/server/db/groupCommit.test.ts',
  'tests/unit/server/media/encodePicture.memory.test.ts',
  'tests/unit/server/secrets/passwords.test.ts',
]

/**
 * Stories that run on PostgreSQL in `npm run prove` only: the verbs that they call have stories of their own on both
 * databases, and other stories request every page and every call on PostgreSQL (`contract`, `fuzz`, `isolation`,
 * `badInput`, `unknownIds`).
 */
const sameOnBoth = [
  'tests/pages/{avatar,badFiles,brands,calendarFeed,courseCalendar,editedStorefront,freshness,keptParts,landing}.test.ts',
  'tests/pages/{linkPictures,newMail,productsDesk,renewedSession,settings,singleSignOn,trainingSessions}.test.ts',
  'tests/pages/writtenStatements.test.ts',
  'tests/api/door/{pages,processes,refusals,streamedAnswers,streamedBodies}.test.ts',
  'tests/api/brand/fonts.test.ts',
  'tests/api/media/{realBucket,served,uploads.fonts,uploads.hostile}.test.ts',
  'tests/unit/server/mailEditor/*.test.ts',
  'tests/unit/server/mail/headerInjection.test.ts',
  'tests/unit/server/media/checkFont.memory.test.ts',
]

/**
 * `npm test` is the quick form: it leaves these stories to `npm run test:whole`, which the CI runs. They start processes or
 * threads of their own, wait for clocks, hash many passwords, move megabytes, or send thousands of requests.
 */
const longStories = [
  'tests/api/door/{oneBuild.sqlite,processes,streamedAnswers,streamedBodies,youngRequests.sqlite}.test.ts',
  'tests/api/brand/fonts.test.ts',
  'tests/api/media/{realBucket,uploads,uploads.fonts,uploads.hostile}.test.ts',
  'tests/pages/{avatar,badFiles,badInput,brands,calendarFeed,contract,courseCalendar,editedStorefront}.test.ts',
  'tests/pages/{everyPage.postgres,freshChanges,freshness,fuzz,icons,isolation,keptParts,landing,linkPictures}.test.ts',
  'tests/pages/{mailLogo,newMail,productsDesk,sessionRoster,settings,trainingSessions,twoNodesBookings}.test.ts',
  'tests/pages/{unreadableFilters,writtenStatements}.test.ts',
  'tests/property/{faults.*,lostAnswers,storefrontSaves}.test.ts',
  'tests/unit/scripts/buildWhenChanged.test.ts',
  'tests/unit/demo/leapDay.sqlite.test.ts',
  'tests/unit/server/accounts/signInLimits.test.ts',
  'tests/unit/server/availability/feeds/{published/readFeed,subscribed/readDueCalendars,subscribed/subscribedCalendars}.test.ts',
  'tests/unit/server/catalogue/search/indexInThread.test.ts',
  'tests/unit/server/cli/pointsCommand.test.ts',
  'tests/unit/server/db/{backup,patience.postgres,silence.postgres}.test.ts',
  'tests/unit/server/door/http/connections.test.ts',
  'tests/unit/server/jobs/dailyThread.test.ts',
  'tests/unit/server/media/{checkFont.memory,encodePicture.memory,removeUnused.load}.test.ts',
  'tests/unit/server/points/earning/simulation/simulateInThread.test.ts',
]

/** The stories that the quick form runs on PostgreSQL, too: money and locks. */
const quickOnPostgres = [
  'tests/unit/server/{db,enrolments}/**/*.test.ts',
  'tests/unit/server/points/book/**/*.test.ts',
  'tests/unit/server/shop/orders/{cancel,cancelLimit,concurrentChanges,decide,goingBack}.test.ts',
  'tests/unit/server/shop/orders/{noteDecision,undoHandOut,wrongState}.test.ts',
  'tests/property/{ledger,rush}.test.ts',
]

/**
 * Tests with a document. Among the others, each of them would start a worker, and another one after it, which load all
 * modules again.
 */
const withDocument = globSync('tests/unit/{client,islands,layouts}/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'),
)

const isQuick = Boolean(process.env.QUICK_TESTS)

const common = {
  // Files share what they import: nothing of the product may remember one database while it works on another.
  isolate: false,
  // Node runs the sources, as in production. If Vite did, each project would translate every module for itself.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './tests/support/loadSources.ts'] as string[],
  // It ends a test that hangs. A busy machine needs a minute for tests that start processes.
  testTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 180_000,
} as const

export default defineConfig({
  test: {
    // A third of the time a story waits: for a server that starts, a disk, a clock.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...common, name: 'walls', include: ['tests/architecture/*.test.ts'] } },
      {
        test: {
          ...common,
          name: 'documents',
          environment: 'happy-dom',
          include: withDocument,
          setupFiles: 'tests/support/emptyDocument.ts',
        },
      },
      {
        test: {
          ...common,
          name: 'sqlite',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/architecture/**',
            'tests/**/*.postgres.test.ts',
            ...withDocument,
            ...(isQuick ? longStories : []),
          ],
          globalSetup: 'tests/support/sqliteTemplates.ts',
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          include: isQuick ? quickOnPostgres : databaseStories,
          exclude: [
            'tests/**/*.sqlite.test.ts',
            ...withoutDatabase,
            ...(isQuick ? longStories : []),
            ...(process.env.EVERY_DATABASE ? [] : sameOnBoth),
          ],
          globalSetup: 'tests/support/postgresTemplates.ts',
        },
      },
    ],
  },
})
