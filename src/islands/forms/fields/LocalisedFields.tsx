import { Tabs } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type Control, type FieldValues, type Path, useController, useFormState, useWatch } from 'react-hook-form'
import { errorAt } from '#client/forms/listErrors.ts'
import { orderTabs } from '#client/forms/orderTabs.ts'
import { Field } from '../../ui/Field.tsx'
import { useFieldPlace } from './FormFields.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { type FrameLanguage, useFrame } from '../frame/SettingsFrame.tsx'
import { wordsOfHtml } from '../rich-text/wordsOfHtml.ts'
import './localisedFields.css'

/** A text that is written in each language. */
export interface LocalisedPart {
  /** The path of the text in the values, without the language. */
  name: string
  label: string
  hint?: string
  /** A text area with this number of lines; without it, one line. */
  rows?: number
  maxLength?: number
  /** Formatted text, stored as HTML. The island adds `richTextStrings` to its strings. */
  rich?: boolean
  /** Beside the field of the site's language. */
  tools?: ReactNode
  /** Whether the text must exist in the site's language. */
  required?: boolean
}

interface LocalisedFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  parts: readonly LocalisedPart[]
  /** The path of a text in one language; by default `name.langcode`. */
  pathOf?: (name: string, langcode: string) => string
}

/**
 * One tab for each language of the site. The text in the site's language is beside its translation. The first tab is
 * the reader's language; while a text that the site needs is missing, the tab of the site's language is open.
 */
export function LocalisedFields<Values extends FieldValues>(props: LocalisedFieldsProps<Values>) {
  const { control, parts, pathOf = (name, langcode) => `${name}.${langcode}` } = props
  const { t, dir, lang, languages, siteLanguage } = useFrame()
  const [needed] = useState<readonly string[]>(() =>
    parts.filter(({ required }) => required).map(({ name }) => pathOf(name, siteLanguage)),
  )
  // why: the library cannot know the type of a path that is put together
  const texts: readonly unknown[] = useWatch({ control, name: needed as readonly Path<Values>[] })
  const ordered = orderTabs(languages, { reader: lang, site: siteLanguage })
  const [chosen, setChosen] = useState(texts.some(isEmpty) ? siteLanguage : ordered[0]?.langcode)
  const id = useId()
  const inputId = (name: string, langcode: string) => `${id}-${name}-${langcode}`
  /** The field that gets the focus when its tab is open. */
  const target = useRef<string>(undefined)
  const follow = (name: string, langcode: string) => {
    const field = document.getElementById(inputId(name, langcode))
    if (field) return field.focus()
    target.current = inputId(name, langcode)
    setChosen(langcode)
  }
  return (
    <Tabs.Root className="localised" dir={dir} value={chosen} onValueChange={setChosen}>
      <Tabs.List className="localised-tabs" aria-label={t('Languages')}>
        {ordered.map(({ langcode, name }) => (
          <Tabs.Trigger key={langcode} className="localised-tab" value={langcode}>
            <bdi lang={langcode}>{name}</bdi>
            <Progress control={control} paths={parts.map((part) => pathOf(part.name, langcode))} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {ordered.map((language) => (
        <Tabs.Content key={language.langcode} className="localised-panel" value={language.langcode}>
          {parts.map((part) => (
            <LocalisedText
              key={part.name}
              control={control}
              part={part}
              language={language}
              target={target}
              id={inputId(part.name, language.langcode)}
              // why: the library cannot know the type of a path that is put together
              path={pathOf(part.name, language.langcode) as Path<Values>}
              basePath={pathOf(part.name, siteLanguage) as Path<Values>}
            />
          ))}
        </Tabs.Content>
      ))}
      {ordered.flatMap((language) =>
        parts.map((part) => (
          <Place
            key={`${part.name}.${language.langcode}`}
            name={pathOf(part.name, language.langcode)}
            label={
              language.langcode === siteLanguage
                ? part.label
                : t('{{field}} ({{language}})', { field: part.label, language: language.name })
            }
            id={inputId(part.name, language.langcode)}
            focus={() => follow(part.name, language.langcode)}
          />
        )),
      )}
    </Tabs.Root>
  )
}

/** A field of a tab that may be closed. */
function Place({ name, label, id, focus }: { name: string; label: string; id: string; focus: () => void }) {
  useFieldPlace(name, label, focus, id)
  return null
}

/** How many texts of a language are written, and whether one of them is wrong. */
function Progress<Values extends FieldValues>({
  control,
  paths,
}: {
  control: Control<Values, unknown, Values>
  paths: readonly string[]
}) {
  const { t } = useFrame()
  // why: the library cannot know the type of a path that is put together
  const values: readonly unknown[] = useWatch({ control, name: paths as readonly Path<Values>[] })
  const { errors } = useFormState({ control })
  const done = values.filter((value) => !isEmpty(value)).length
  const isWrong = paths.some((path) => errorAt(errors, path) !== undefined)
  return (
    <small className={isWrong ? 'localised-wrong' : undefined}>
      {isWrong ? t('Check this language') : t('{{done}} of {{total}}', { done, total: paths.length })}
    </small>
  )
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}

interface LocalisedTextProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  part: LocalisedPart
  language: FrameLanguage
  id: string
  path: Path<Values>
  basePath: Path<Values>
  target: RefObject<string | undefined>
}

function LocalisedText<Values extends FieldValues>(props: LocalisedTextProps<Values>) {
  const { control, part, language, id, path, basePath, target } = props
  const { t, dir, icons, languages, siteLanguage } = useFrame()
  const { field } = useController({ control, name: path })
  const base: unknown = useWatch({ control, name: basePath })
  const { errors } = useFormState({ control })
  const error = errorAt(errors, path)
  const isBase = language.langcode === siteLanguage
  const baseText = typeof base === 'string' && part.rich && !isBase ? wordsOfHtml(base) : base
  const baseLanguage = languages.find(({ langcode }) => langcode === siteLanguage)
  const required = isBase && (part.required ?? false)
  const { rows, maxLength, label, hint } = part
  useEffect(() => {
    if (target.current !== id) return
    target.current = undefined
    document.getElementById(id)?.focus()
  }, [target, id])
  return (
    <div
      className={isBase ? 'localised-row' : 'localised-row localised-pair'}
      data-tools={Boolean(part.tools) || undefined}
    >
      {!isBase && (
        <div className="localised-base">
          <span className="hint">{baseLanguage?.name ?? siteLanguage}</span>
          <p lang={siteLanguage} dir={baseLanguage?.dir}>
            {typeof baseText === 'string' && baseText !== '' ? baseText : '–'}
          </p>
        </div>
      )}
      {part.rich ? (
        <RichTextField
          id={id}
          label={label}
          hint={hint}
          error={error}
          required={required}
          icons={icons}
          t={t}
          pageDir={dir}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          lang={language.langcode}
          dir={language.dir}
        />
      ) : (
        <Field
          id={id}
          label={label}
          hint={hint}
          error={error}
          required={required}
          requiredTitle={t('This field is required.')}
          control={({ required: _required, ...control }) => {
            const attributes = {
              ...control,
              ...field,
              value: field.value ?? '',
              maxLength,
              lang: language.langcode,
              dir: language.dir,
              'aria-required': required || undefined,
            }
            return rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type="text" />
          }}
        />
      )}
      {isBase && part.tools}
    </div>
  )
}
