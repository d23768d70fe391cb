import { beforeEach, describe, expect, it } from 'vitest'
import { createPoints, POINTS_KEY } from '#client/stores/points.ts'

let kept: Map<string, string>
let logged: string[]
beforeEach(() => {
  kept = new Map()
  logged = []
})

function learner(fetchPoints: () => Promise<number>) {
  const shown: (number | null)[] = []
  const points = createPoints({
    fetchPoints,
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    log: (message) => logged.push(message),
  })
  points.$points.listen((value) => shown.push(value))
  return { points, shown }
}

const away = () => Promise.reject(new TypeError('offline'))
const never = () => Promise.reject(new Error('must not be asked'))

describe("A learner's points", () => {
  it('are kept under the name that the contract fixes', () => expect(POINTS_KEY).toBe('incentives.points'))

  it('show the kept number first, then what the server says, and keep that', async () => {
    kept.set(POINTS_KEY, '340')
    const { points, shown } = learner(async () => 500)
    await points.start(null)
    expect(shown).toEqual([340, 500])
    expect(kept.get(POINTS_KEY)).toBe('500')
  })

  it('are forgotten by this browser when the learner logs out', async () => {
    const { points } = learner(never)
    await points.start(340)
    points.forget()
    expect(kept.has(POINTS_KEY)).toBe(false)
  })

  it('stay as kept when the server cannot be asked, which is only logged', async () => {
    kept.set(POINTS_KEY, '340')
    const { points } = learner(away)
    await points.start(null)
    expect(points.$points.get()).toBe(340)
    expect(kept.get(POINTS_KEY)).toBe('340')
    expect(logged).toHaveLength(1)
  })

  it('need no call where the server wrote them into the page', async () => {
    kept.set(POINTS_KEY, '340')
    const { points, shown } = learner(never)
    await points.start(80)
    expect(shown).toEqual([80])
    expect(kept.get(POINTS_KEY)).toBe('80')
    expect(logged).toEqual([])
  })

  it.each(['', 'NaN', '-5', '1e9', '{"points":1}'])('do not show %j, which is no number of points', async (text) => {
    kept.set(POINTS_KEY, text)
    const { points } = learner(away)
    await points.start(null)
    expect(points.$points.get()).toBeNull()
  })

  it('still show where the browser refuses to keep anything', async () => {
    const points = createPoints({
      fetchPoints: async () => 120,
      storage: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      log: (message) => logged.push(message),
    })
    await points.start(null)
    expect(points.$points.get()).toBe(120)
  })
})
