import { type ComponentType, useEffect, useState } from 'react'
import { hasSettings } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { SectionFormProps, SectionForms } from './form.ts'

/** The forms of a type, whose code is loaded when one of them is shown for the first time. */
export function lazyForms<T extends SectionType>(type: T, load: () => Promise<SectionForms<T>>): SectionForms<T> {
  let known: SectionForms<T> | undefined
  const loadOnce = async () => {
    known = await load()
    return known
  }
  const lazy = (name: keyof SectionForms<T>): ComponentType<SectionFormProps<T>> =>
    function LazyForm(props) {
      const { forms, isFailed, again } = useForms(loadOnce, known)
      const Form = forms?.[name]
      return Form ? <Form {...props} /> : <Waiting isFailed={isFailed} again={again} />
    }
  return { Content: lazy('Content'), Settings: hasSettings(type) ? lazy('Settings') : null }
}

function useForms<Forms extends object>(load: () => Promise<Forms>, known: Forms | undefined) {
  const [forms, setForms] = useState(known)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)
  useEffect(() => {
    let isShown = true
    load().then(
      (loaded) => isShown && setForms(loaded),
      (failure: unknown) => {
        console.warn(failure)
        if (isShown) setFailedTry(tries)
      },
    )
    return () => {
      isShown = false
    }
  }, [load, tries])
  return { forms, isFailed: failedTry === tries, again: () => setTries(tries + 1) }
}

function Waiting({ isFailed, again }: { isFailed: boolean; again(): void }) {
  const { t } = useFrame()
  if (!isFailed) return <Spinner label={t('Loading...')} />
  return (
    <div role="alert">
      <p>{t('This form could not be loaded.')}</p>
      <Button onClick={again}>{t('Try again')}</Button>
    </div>
  )
}
