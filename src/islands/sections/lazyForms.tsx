import type { ComponentType } from 'react'
import { hasSettings } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { LoadFailure } from '../forms/frame/LoadFailure.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useLoaded } from '../ui/useLoaded.ts'
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
      const { code, isFailed, again } = useLoaded(loadOnce, { known })
      const Form = code?.[name]
      return Form ? <Form {...props} /> : <Waiting isFailed={isFailed} again={again} />
    }
  return { Content: lazy('Content'), Settings: hasSettings(type) ? lazy('Settings') : null }
}

function Waiting({ isFailed, again }: { isFailed: boolean; again(): void }) {
  const { t } = useFrame()
  return isFailed ? (
    <LoadFailure words={t('This form could not be loaded.')} again={again} />
  ) : (
    <Spinner label={t('Loading...')} />
  )
}
