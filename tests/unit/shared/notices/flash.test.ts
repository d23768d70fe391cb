import { describe, expect, it } from 'vitest'
import { noticeCodes, noticeOf, flashTypes, keepingNotice, withNotice } from '#shared/notices/flash.ts'

describe('The notice of a redirect', () => {
  it.each(Object.keys(noticeCodes))('%s says something', (code) => {
    const notice = noticeOf(code)
    expect(flashTypes).toContain(notice?.type)
    expect(notice?.message).not.toBe('')
  })

  it.each([null, '', 'constructor', '__proto__', '<script>', 'You have won'])('says nothing for %j', (code) => {
    expect(noticeOf(code)).toBeUndefined()
  })

  it('joins the query that the page already has, in place of an earlier notice', () => {
    expect(withNotice('/training/4', 'enrolled')).toBe('/training/4?notice=enrolled')
    expect(withNotice('/search?s=a&notice=saved#top', 'failed')).toBe('/search?s=a&notice=failed#top')
  })

  it('goes on with a page that redirects, and nothing else of the address does', () => {
    const address = (query: string) => new URL(`http://site.test/${query}`)
    expect(keepingNotice('/user/login', address('?notice=signed-out&next=//evil.test'))).toBe(
      '/user/login?notice=signed-out',
    )
    expect(keepingNotice('/user/login', address('?notice=made-up'))).toBe('/user/login')
  })

  it('has the words of the specification for a failure without words of its own', () => {
    expect(noticeOf('failed')).toEqual({ type: 'error', message: 'Something went wrong, please try again.' })
  })
})
