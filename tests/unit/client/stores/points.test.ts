import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#client/api.ts'
import { COUNT_MS, countedAt } from '#client/countUp.ts'
import { createPoints } from '#client/stores/points.ts'
import { POINTS_KEY, POINTS_OWNER_KEY } from '#shared/browserKeys.ts'

const FREJA = 12
const OMAR = 13

let kept: Map<string, string>
let logged: string[]
beforeEach(() => {
  kept = new Map()
  logged = []
})

/** A page of this browser. */
function page(fetchPoints: () => Promise<number>, count?: Parameters<typeof createPoints>[0]['count']) {
  const shown: (number | null)[] = []
  const points = createPoints({
    fetchPoints,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    log: (message) => logged.push(message),
    ...(count ? { count } : {}),
  })
  points.$points.listen((value) => shown.push(value))
  return { points, shown }
}

/** Puts the points of an earlier page into the storage. */
function keep(uid: number, points: string) {
  kept.set(POINTS_OWNER_KEY, String(uid))
  kept.set(POINTS_KEY, points)
}

const away = () => Promise.reject(new TypeError('offline'))
const never = () => Promise.reject(new Error('must not be asked'))
const nobody = () => Promise.reject(new ApiError(401, []))

describe("A learner's points", () => {
  it('are kept under the name that the contract defines', () => expect(POINTS_KEY).toBe('incentives.points'))

  it('show the kept number first, then the number from the server, and keep that', async () => {
    keep(FREJA, '340')
    const { points, shown } = page(async () => 500)
    await points.start(FREJA, null)
    expect(shown).toEqual([340, 500])
    expect(kept.get(POINTS_KEY)).toBe('500')
  })

  it('count up from the number of an earlier page to the current one', async () => {
    keep(FREJA, '340')
    const { points, shown } = page(never, (from, to, show) => {
      for (const elapsed of [0, COUNT_MS / 2, COUNT_MS]) show(countedAt(from, to, elapsed))
    })
    await points.start(FREJA, 380)
    expect(shown).toEqual([380, 340, 360, 380])
    expect(kept.get(POINTS_KEY)).toBe('380')
  })

  it('do not count up if they became fewer, or if another user was logged in before', async () => {
    const count = () => {
      throw new Error('must not count')
    }
    keep(FREJA, '340')
    await page(never, count).points.start(FREJA, 300)
    keep(OMAR, '20')
    const { points, shown } = page(never, count)
    await points.start(FREJA, 300)
    expect(shown).toEqual([300])
  })

  it('are fetched and kept if none were kept before', async () => {
    const { points, shown } = page(async () => 500)
    await points.start(FREJA, null)
    expect(shown).toEqual([500])
    expect(kept.get(POINTS_KEY)).toBe('500')
  })

  it('stay as kept if the server cannot be reached, which is only logged', async () => {
    keep(FREJA, '340')
    const { points } = page(away)
    await points.start(FREJA, null)
    expect(points.$points.get()).toBe(340)
    expect(kept.get(POINTS_KEY)).toBe('340')
    expect(logged).toHaveLength(1)
  })

  it('need no call if the page has them already', async () => {
    keep(FREJA, '340')
    const { points, shown } = page(never)
    await points.start(FREJA, 80)
    expect(shown).toEqual([80])
    expect(kept.get(POINTS_KEY)).toBe('80')
    expect(logged).toEqual([])
  })

  it.each(['', 'NaN', '-5', '1e9', '{"points":1}'])('do not show %j, which is no number of points', async (text) => {
    keep(FREJA, text)
    const { points } = page(away)
    await points.start(FREJA, null)
    expect(points.$points.get()).toBeNull()
  })

  it('still show if the browser forbids storage', async () => {
    const points = createPoints({
      fetchPoints: async () => 120,
      storage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      log: (message) => logged.push(message),
    })
    await points.start(FREJA, null)
    expect(points.$points.get()).toBe(120)
  })
})

describe('The next user of this browser', () => {
  it('finds nothing once the learner has logged out', async () => {
    const { points } = page(never)
    await points.start(FREJA, 340)
    points.forget()
    expect(kept.size).toBe(0)
    expect(points.$points.get()).toBeNull()
  })

  it.each(['340', ''])('does not see the points of a user who did not log out (%j)', async (left) => {
    keep(FREJA, left)
    const { points, shown } = page(away)
    await points.start(OMAR, null)
    expect(shown.filter((value) => value !== null)).toEqual([])
    expect(kept.has(POINTS_KEY)).toBe(false)
    expect(kept.get(POINTS_OWNER_KEY)).toBe(String(OMAR))
  })

  it('does not see kept points without an owner, which an earlier version left', async () => {
    kept.set(POINTS_KEY, '340')
    const { points } = page(away)
    await points.start(OMAR, null)
    expect(points.$points.get()).toBeNull()
    expect(kept.has(POINTS_KEY)).toBe(false)
  })

  it('does not get the points of the user before, whose page is still open', async () => {
    const frejas = page(async () => 77)
    await frejas.points.start(FREJA, 340)
    await page(never).points.start(OMAR, 20)
    await frejas.points.refresh() // the cookie is Omar's now
    expect(frejas.points.$points.get()).toBeNull()
    expect([...kept]).toEqual([
      [POINTS_OWNER_KEY, String(OMAR)],
      [POINTS_KEY, '20'],
    ])
  })

  it('sees no points on the other pages of a user who logged out', async () => {
    const first = page(never)
    const second = page(never)
    await first.points.start(FREJA, 340)
    await second.points.start(FREJA, 340)
    first.points.forget()
    second.points.follow()
    expect(second.points.$points.get()).toBeNull()
  })

  it('sees the points kept last on an older page, then those from the server', async () => {
    const first = page(() => Promise.resolve(275))
    const second = page(never)
    await first.points.start(FREJA, 340)
    await second.points.start(FREJA, 270)
    first.points.follow()
    await first.points.refresh()
    expect(first.shown).toEqual([340, 270, 275])
    expect(kept.get(POINTS_KEY)).toBe('275')
  })

  it('sees no points on an older page if the server answers that nobody is logged in', async () => {
    const { points } = page(nobody)
    await points.start(FREJA, 340)
    await points.refresh()
    expect(points.$points.get()).toBeNull()
    expect(kept.size).toBe(0)
  })
})
