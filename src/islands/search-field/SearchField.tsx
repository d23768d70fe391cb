import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createSearchField } from '#client/stores/searchField.ts'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { withFallback } from '../ui/withFallback.tsx'

interface SearchFieldProps {
  /** The page the reader is on, to which the results lead back. */
  backUrl: string
  labels: { search: string; placeholder: string; loading: string }
  icon: { viewBox: string; path: string }
}

/**
 * The header's search. Its HTML is a plain form that opens when the focus reaches it; from the first touch on it
 * follows the state machine of `stores/searchField`.
 */
export const SearchField = withFallback(({ backUrl, labels, icon }: SearchFieldProps) => {
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
    // What closes must not take the keyboard's focus with it.
    else if (field.$state.get() === 'collapsed' && input.current === document.activeElement) button.current?.focus()
  }, [field, expanded])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) field.leave()
    }
    const restore = ({ persisted }: PageTransitionEvent) => persisted && field.restore()
    document.addEventListener('pointerdown', leave)
    // Where the focus goes elsewhere by Tab.
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
          aria-label={labels.search}
          placeholder={labels.placeholder}
          value={text}
          disabled={state === 'submitted'}
          onChange={(event) => field.type(event.target.value)}
        />
        <input type="hidden" name="search_back_url" value={backUrl} />
        <button
          ref={button}
          className="icon-btn"
          type="submit"
          aria-label={labels.search}
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
      {state === 'submitted' && <LoadingOverlay label={labels.loading} />}
    </search>
  )
})

function resultsOf(text: string, backUrl: string): string {
  return `/search?${new URLSearchParams({ s: text, search_back_url: backUrl })}`
}
