import { describe, expect, it, vi } from 'vitest'
import { createDisclaimer } from '#client/stores/disclaimer.ts'

const TEXT = 'We keep two cookies.'
const noFailure = (error: unknown) => {
  throw error
}

describe('The cookie banner', () => {
  it('hides at once, sends the agreement, then reads the general settings again', async () => {
    const calls: string[] = []
    const disclaimer = createDisclaimer(TEXT, {
      agree: async () => void calls.push(`agree, ${disclaimer.$text.get() === '' ? 'hidden' : 'shown'}`),
      fetchText: async () => {
        calls.push('settings')
        return ''
      },
      fail: noFailure,
    })
    expect(disclaimer.$text.get()).toBe(TEXT)
    await disclaimer.agree()
    expect(calls).toEqual(['agree, hidden', 'settings'])
    expect(disclaimer.$text.get()).toBe('')
  })

  it('shows the text that was changed since the page was loaded', async () => {
    const disclaimer = createDisclaimer(TEXT, {
      agree: async () => {},
      fetchText: async () => 'We keep three.',
      fail: noFailure,
    })
    await disclaimer.agree()
    expect(disclaimer.$text.get()).toBe('We keep three.')
  })

  it('comes back, and says that it failed, when the agreement could not be recorded', async () => {
    const fail = vi.fn()
    const agree = () => Promise.reject(new TypeError('offline'))
    const disclaimer = createDisclaimer(TEXT, { agree, fetchText: async () => '', fail })
    await disclaimer.agree()
    expect(disclaimer.$text.get()).toBe(TEXT)
    expect(fail).toHaveBeenCalledOnce()
  })
})
