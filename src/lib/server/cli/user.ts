import { parseArgs } from 'node:util'
import { z } from 'zod'
import { roles } from '#shared/access/roles.ts'
import { Profile } from '#shared/contract/people.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, Refusal, type Refused } from '#shared/refusal.ts'
import { startReset } from '../accounts/passwordReset.ts'
import { welcomeMail } from '../accounts/securityMails.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { mailFailure } from '../mail/mailFailure.ts'
import { sendNoted } from '../mail/deliveries/sendNoted.ts'
import { createUser, foreignAddress, takenNames } from '../people/createUser.ts'
import { loadSite, type Site } from '../site/site.ts'
import { layDownRoles } from './admin.ts'
import { factorOff } from './factorOff.ts'
import type { Output } from './output.ts'
import { writeProblems } from './writeProblems.ts'

interface Surroundings {
  out: Output
  config: Config
  now: Date
}

const USAGE = `Usage: npm run site -- user create --mail MAIL --role ROLE [--role ROLE …]
       [--name USERNAME] [--first-name NAME] [--last-name NAME] [--language CODE]

Roles: ${roles.join(', ')}
A link for choosing the password is printed and mailed. It works once, within one hour.
`

/**
 * Creates an account whose owner chooses the password with a link.
 * @param argv the arguments after `user`
 * @returns 0 if it was done, 2 if not, after printing every reason
 */
export async function userCommand(db: Database, argv: readonly string[], around: Surroundings): Promise<0 | 2> {
  const { out, now } = around
  if (argv[0] === 'factor-off') return factorOff(db, argv.slice(1), around)
  const wishes = readArguments(argv)
  if (!wishes) {
    out.write(USAGE)
    return 2
  }
  try {
    const site = await loadSite(db.reader)
    const account = await checkAccount(db, site, wishes)
    const uid = await db.transact(async (tx) => {
      await layDownRoles(tx)
      const belonging = { timezone: null, country: null, title_tid: null, organizations: [], passwordHash: null }
      return createUser(tx, { ...account, ...belonging, created: toInstant(now) })
    })
    out.write(`Account ${account.mail} was made (uid ${uid}): ${account.roles.join(', ')}.\n`)
    await handOutLink(db, site, account.mail, around)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    writeProblems(
      out,
      error.problems.map((problem) => ({ ...problem, path: optionOf(problem.path) })),
    )
    return 2
  }
}

const NewAccount = z.object({
  ...Profile.pick({ name: true, mail: true, first_name: true, last_name: true, language: true }).shape,
  roles: z.array(z.enum(roles)),
})
type NewAccount = z.infer<typeof NewAccount>

function readArguments(argv: readonly string[]): z.input<typeof NewAccount> | undefined {
  const option = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: {
        mail: option,
        name: option,
        language: option,
        role: { type: 'string', multiple: true },
        'first-name': option,
        'last-name': option,
      },
      allowPositionals: true,
    })
    const { mail, role } = values
    if (positionals.join(' ') !== 'create' || !mail || !role) return undefined
    return {
      mail,
      name: values.name ?? mail,
      language: values.language ?? null,
      first_name: values['first-name'] ?? mail.split('@', 1)[0] ?? '',
      last_name: values['last-name'] ?? '',
      // The schema checks the names of the roles.
      roles: role as NewAccount['roles'],
    }
  } catch (error) {
    // parseArgs throws a TypeError with this code for an option that it does not know.
    if (error instanceof TypeError && 'code' in error) return undefined
    throw error
  }
}

/** @throws Refusal 400 with every problem: of the form, of other accounts, of the site's languages */
async function checkAccount(db: Database, site: Site, wishes: z.input<typeof NewAccount>): Promise<NewAccount> {
  const parsed = NewAccount.safeParse(wishes)
  const { data } = parsed
  const problems = [
    ...(parsed.success ? [] : problemsOf(parsed.error, wishes)),
    ...foreignAddress(wishes),
    ...(await takenNames(db.reader, wishes)),
    ...unknownLanguage(site, wishes.language),
  ]
  if (!data || problems.length > 0) throw invalid(onePerPath(problems))
  return data
}

function unknownLanguage({ languages }: Pick<Site, 'languages'>, language: string | null): Refused[] {
  if (language === null || languages.some(({ langcode }) => langcode === language)) return []
  return [{ message: msg('This is not one of the choices.'), path: 'language', code: 'choice' }]
}

function onePerPath(problems: readonly Refused[]): Refused[] {
  return problems.filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
}

/** `first_name` as `--first-name`, `roles[0]` as `--role`. */
function optionOf(path: string): string {
  return `--${path.startsWith('roles') ? 'role' : path.replace('_', '-')}`
}

async function handOutLink(db: Database, site: Site, mail: string, { out, config, now }: Surroundings): Promise<void> {
  const reset = await startReset(db, { mail, now })
  if (!reset) throw new Error(`${mail} was blocked or removed in the meantime.`)
  const origin = config.siteUrl || `http://${config.host}:${config.port}`
  const link = `${origin}/user/password/${reset.token}`
  out.write(`Link for choosing the password, within one hour: ${link}\n`)
  if (config.smtpUrl && !config.siteUrl) {
    out.write('It was not mailed: links in mails need the public address (SITE_URL).\n')
    return
  }
  try {
    await sendNoted({ db, config }, welcomeMail(site, reset.to, link), { site, origin, now })
  } catch (error) {
    out.write(`It could not be mailed: ${mailFailure(error).message}\n`)
  }
}
