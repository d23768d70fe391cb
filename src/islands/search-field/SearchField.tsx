import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createSearchField } from '#client/stores/searchField.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import './style.css'

interface SearchFieldProps {
  /** The current page, to which the results link back. */
  backUrl: string
  messages: Messages
  icon: { viewBox: string; path: string }
}

/**
 * The search field of the header. Its HTML is a plain form that opens when it gets the focus. When the island has
 * loaded, it follows the states of `stores/searchField`.
 */
export const SearchField = withFallback(({ backUrl, messages, icon }: SearchFieldProps) => {
  const t = clientTranslate(messages)
  const [field] = useState(() => createSearchField((text) => location.assign(resultsOf(text, backUrl))))
  const state = useStore(field.$state, { ssr: 'initial' })
  const text = useStore(field.$text, { ssr: 'initial' })
  const [ready, setReady] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const expanded = state === 'expanded'

  useLayoutEffect(() => {
    field.adopt(input.current?.value ?? '', input.current === document.activeElement)
    setReady(true)
  }, [field])

  useLayoutEffect(() => {
    if (expanded) input.current?.focus()
    // The input is hidden when the field closes, so the button gets the focus.
    else if (field.$state.get() === 'collapsed' && input.current === document.activeElement) button.current?.focus()
  }, [field, expanded])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) field.leave()
    }
    const restore = ({ persisted }: PageTransitionEvent) => persisted && field.restore()
    document.addEventListener('pointerdown', leave)
    // The Tab key can move the focus out of the field.
    document.addEventListener('focusin', leave)
    addEventListener('pageshow', restore)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      removeEventListener('pageshow', restore)
    }
  }, [field])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !expanded) return
    event.preventDefault()
    field.leave()
  }

  return (
    <search>
      <form
        ref={form}
        className="search-field"
        action="/search"
        data-state={ready ? state : undefined}
        noValidate={ready}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          field.enter()
        }}
      >
        <input
          ref={input}
          id={id}
          type="search"
          name="s"
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('Search')}
          placeholder={t('Search trainings')}
          value={text}
          disabled={state === 'submitted'}
          onChange={(event) => field.type(event.target.value)}
        />
        <input type="hidden" name="search_back_url" value={backUrl} />
        {!ready && (
          <label htmlFor={id} className="search-opener">
            <span className="unseen">{t('Search')}</span>
          </label>
        )}
        <button
          ref={button}
          className="icon-btn"
          type="submit"
          aria-label={t('Search')}
          aria-controls={id}
          aria-expanded={ready ? expanded : undefined}
          onClick={(event) => {
            event.preventDefault()
            field.press()
          }}
        >
          <svg className="icon" viewBox={icon.viewBox} aria-hidden="true">
            <path d={icon.path} />
          </svg>
        </button>
      </form>
      {state === 'submitted' && <LoadingOverlay label={t('Loading')} />}
    </search>
  )
})

function resultsOf(text: string, backUrl: string): string {
  return `/search?${new URLSearchParams({ s: text, search_back_url: backUrl })}`
}
