import { z } from 'zod'

/** Addresses and networks, such as `10.0.0.0/8,2001:db8::7`. */
const Proxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))

/** Schemes and hosts, such as `https://id.intranet.example,http://10.0.0.7:8080`. */
const Origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().default(''),
  JOBS_DATABASE_URL: z.string().default(''),
  STANDBY_DATABASE_URL: z.string().default(''),
  DATA_DIR: z.string().default('data'),
  SITE_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
  TRUST_PROXY: z.union([z.stringbool(), Proxies]).default(false),
  TRUST_TRACE: z.stringbool().default(false),
  METRICS_TOKEN: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SMTP_URL: z.string().default(''),
  MAIL_FROM: z.string().default('no-reply@localhost'),
  MAIL_BOUNCES: z.union([z.literal(''), z.email()]).default(''),
  DEMO: z.stringbool().default(false),
  PSEUDO_LANGUAGE: z.stringbool().default(false),
  UPLOADS_S3_BUCKET: z.string().default(''),
  UPLOADS_S3_REGION: z.string().default('us-east-1'),
  UPLOADS_S3_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  UPLOADS_S3_PATH_STYLE: z.stringbool().default(false),
  SSO_INTERNAL_ORIGINS: Origins,
})

/** The settings from the environment; the README's table has every one. */
export interface Config {
  port: number
  host: string
  databaseUrl: string
  /** The same database for jobs: behind a pool of transactions their sessions have no limits of their own. */
  jobsDatabaseUrl: string
  /** The synchronous standby, for visitors' pages while the primary is away; '' = none. */
  standbyDatabaseUrl: string
  dataDir: string
  /** Without a trailing slash; '' = from the request. */
  siteUrl: string
  workers: number
  /** 0 switches the page cache off. */
  pageCacheBytes: number
  /** Whether to trust the forwarding headers of a proxy: of any, or only of these addresses and networks. */
  trustProxy: boolean | readonly string[]
  /** Whether the proxy writes `traceparent` itself. One that does not would pass on that of the client. */
  trustTrace: boolean
  metricsToken: string
  logLevel: string
  smtpUrl: string
  /** An address, or `Name <address>`. */
  mailFrom: string
  /** The address for reports of mails that cannot be delivered; '' = the sender. */
  mailBounces: string
  /** The demo academy: its accounts are on the login page, and a page shows its mails. */
  demo: boolean
  /** A language for testing: English with accents and longer words. */
  pseudoLanguage: boolean
  /** The bucket of the uploaded files; `null`: they are in a folder of DATA_DIR. */
  s3: BucketConfig | null
  /** Identity providers inside the site's network: only these are reached at private addresses or without TLS. */
  ssoInternalOrigins: readonly string[]
}

/** A bucket of S3 or of a service with the same interface. The keys come from the usual variables (`AWS_…`). */
export interface BucketConfig {
  bucket: string
  region: string
  /** '': Amazon's. */
  endpoint: string
  /** The bucket is in the path, not in the host. */
  pathStyle: boolean
}

/**
 * Reads the configuration.
 * @throws Error that names every wrong variable at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Env.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment cannot be used:\n${problems.join('\n')}`)
  }
  const e = parsed.data
  const databaseUrl = e.DATABASE_URL || `sqlite:${e.DATA_DIR}/site.db`
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl,
    jobsDatabaseUrl: e.JOBS_DATABASE_URL || databaseUrl,
    standbyDatabaseUrl: e.STANDBY_DATABASE_URL,
    dataDir: e.DATA_DIR,
    siteUrl: withoutEndSlashes(e.SITE_URL),
    workers: e.WORKERS,
    pageCacheBytes: e.PAGE_CACHE_MB * 2 ** 20,
    trustProxy: e.TRUST_PROXY,
    trustTrace: e.TRUST_TRACE,
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailBounces: e.MAIL_BOUNCES,
    demo: e.DEMO,
    pseudoLanguage: e.PSEUDO_LANGUAGE,
    s3: bucketOf(e),
    ssoInternalOrigins: e.SSO_INTERNAL_ORIGINS,
  }
}

function bucketOf(e: z.output<typeof Env>): BucketConfig | null {
  if (!e.UPLOADS_S3_BUCKET) return null
  const { UPLOADS_S3_REGION: region, UPLOADS_S3_ENDPOINT: endpoint, UPLOADS_S3_PATH_STYLE: pathStyle } = e
  return { bucket: e.UPLOADS_S3_BUCKET, region, endpoint, pathStyle }
}

function withoutEndSlashes(url: string): string {
  return url.endsWith('/') ? withoutEndSlashes(url.slice(0, -1)) : url
}
