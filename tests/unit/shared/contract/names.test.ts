import { expect, test } from 'vitest'
import { Profile } from '#shared/contract/people.ts'

const { name, first_name, last_name, full_name } = Profile.shape

test('a name holds no address, which mail programs make a link, and no control characters', () => {
  for (const schema of [name, first_name, last_name, full_name]) {
    for (const wrong of ['http://evil.example/win x', 'x ://y', 'Freja\nAmoah', 'Freja\u0007', 'Freja\u202eAmoah'])
      expect(schema.safeParse(wrong).success, wrong).toBe(false)
  }
  for (const right of ['Freja Amoah', "Zoë O'Neill-Smith", 'Dr. A: B/C', 'فريا', '山田 太郎'])
    expect(full_name.safeParse(right).success, right).toBe(true)
})
