import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Flag } from '#shared/access/flags.ts'
import { type Audience, audienceTest, type Restriction } from '#shared/audience/restrictions.ts'
import { FEWEST_MATCHES, type MatchingUsers } from '#shared/contract/people.ts'
import { denied } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import { audiencesOf } from './audiences.ts'

const SAMPLE = 3
const USERS_PER_PAGE = 500
/** An audience can have 20 restrictions with 200 values: this many groups take a few milliseconds. */
const GROUPS_PER_TURN = 100
const KEPT_MS = 30_000

interface MatchingAsked {
  restrictions: readonly Restriction[]
  /** The language of users who have not chosen one. */
  language: string
  now: Date
}

/** Active users with the same audience data, and the first of their uids. */
interface AudienceGroup {
  audience: Audience
  users: number
  first: number[]
}

/**
 * Counts the active users that meet all restrictions. All users are read at most twice a minute, in pages; other calls
 * compare the groups of the last reading. Only administrators get names and small numbers, because the restrictions are
 * by facts that others do not see; a zero would say of one person after another what they are not.
 * @throws Refusal 403 without a permission to choose audiences
 */
export async function matchingUsers(
  flags: Readonly<Record<Flag, boolean>>,
  reader: Reader,
  { restrictions, language, now }: MatchingAsked,
): Promise<MatchingUsers> {
  if (!flags.incentives_settings && !flags.storefront_manage) throw denied()
  const groups = await currentGroups(reader, language, now)
  const matching = await groupsThatMeet(restrictions, groups)
  const [count, total] = [usersIn(matching), usersIn(groups)]
  if (flags.site_settings)
    return { matches: count, fewer_than: null, total, sample: await namesOfFirst(reader, matching) }
  const isFew = restrictions.length > 0 && count < FEWEST_MATCHES
  return { matches: isFew ? null : count, fewer_than: isFew ? FEWEST_MATCHES : null, total, sample: [] }
}

interface Reading {
  groups: Promise<AudienceGroup[]>
  language: string
  until: number
}

const readings = new WeakMap<Reader, Reading>()

/** Calls at the same time share one reading. */
function currentGroups(reader: Reader, language: string, now: Date): Promise<AudienceGroup[]> {
  const last = readings.get(reader)
  if (last && last.language === language && now.getTime() < last.until) return last.groups
  const groups = readGroups(reader, language)
  readings.set(reader, { groups, language, until: now.getTime() + KEPT_MS })
  groups.catch(() => readings.delete(reader))
  return groups
}

async function readGroups(reader: Reader, language: string): Promise<AudienceGroup[]> {
  const groups = new Map<string, AudienceGroup>()
  for (let after = 0; ;) {
    const page = await activeUids(reader, after)
    for (const [uid, audience] of sorted(await audiencesOf(reader, page, language))) {
      const key = JSON.stringify(audience)
      const group = groups.get(key) ?? { audience, users: 0, first: [] }
      groups.set(key, group)
      group.users++
      if (group.first.length < SAMPLE) group.first.push(uid)
    }
    if (page.length < USERS_PER_PAGE) return [...groups.values()]
    after = page.at(-1)!
    await nextTurn()
  }
}

async function activeUids(reader: Reader, after: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('users')
    .select('uid')
    .where('status', '=', 'active')
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(USERS_PER_PAGE)
    .execute()
  return rows.map(({ uid }) => uid)
}

function sorted(audiences: Map<number, Audience>): [number, Audience][] {
  return [...audiences].sort(([a], [b]) => a - b)
}

/** Other requests have their turn between parts of the groups. */
async function groupsThatMeet(
  restrictions: readonly Restriction[],
  groups: readonly AudienceGroup[],
): Promise<AudienceGroup[]> {
  const matching: AudienceGroup[] = []
  const meets = audienceTest(restrictions)
  for (let from = 0; from < groups.length; from += GROUPS_PER_TURN) {
    const part = groups.slice(from, from + GROUPS_PER_TURN)
    matching.push(...part.filter(({ audience }) => meets(audience)))
    await nextTurn()
  }
  return matching
}

/** The groups are in the order of their first uids, so the lowest uids are in the first groups. */
async function namesOfFirst(reader: Reader, groups: readonly AudienceGroup[]): Promise<MatchingUsers['sample']> {
  const uids = groups.slice(0, SAMPLE).flatMap(({ first }) => first)
  if (uids.length === 0) return []
  const lowest = uids.sort((a, b) => a - b).slice(0, SAMPLE)
  return reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'avatar'])
    .where('uid', 'in', lowest)
    .orderBy('uid')
    .execute()
}

function usersIn(groups: readonly AudienceGroup[]): number {
  return groups.reduce((sum, { users }) => sum + users, 0)
}
