import { useStore } from '@nanostores/react'
import { nativeName } from '#shared/i18n/languages.ts'
import { type FindingSeverity, findingTexts, type SectionFinding } from '#shared/sections/findings/findings.ts'
import type { IconName } from '#shared/theme/icons.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEditor } from '../editorContext.ts'
import { useOpenPlace } from './useOpenPlace.ts'
import { useEditedSection } from '../useSection.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { useSectionName } from '../useSectionName.ts'
import './findings.css'

/** More of them are counted, not listed. */
const MOST = 40

const icons: Record<FindingSeverity, IconName> = { problem: 'error', warning: 'warning', hint: 'info' }

/** The findings of all sections, each with a link to its place. */
export function FindingsPanel() {
  const { t } = useFrame()
  const { findings, save } = useEditor()
  const found = useStore(findings.$findings)
  const refused = useStore(save.$problems)
  const general = refused.filter(({ id }) => id === null)
  const count = (severity: FindingSeverity) => found.filter((finding) => finding.severity === severity).length
  const listed = [...found].sort((one, other) => rank(one) - rank(other)).slice(0, MOST)
  return (
    <div className="panel-body findings">
      <div className="findings-head">
        <h2>{t('Before you save')}</h2>
        {count('problem') > 0 && (
          <span className="tag bad">{t('{{count}} to correct', { count: count('problem') })}</span>
        )}
        {count('warning') > 0 && <span className="tag">{t('{{count}} warnings', { count: count('warning') })}</span>}
      </div>
      {general.map(({ message }) => (
        <p key={message} className="message danger" role="alert" tabIndex={-1}>
          {message}
        </p>
      ))}
      <RefusedSections />
      {found.length === 0 ? (
        refused.length === 0 && <NothingFound />
      ) : (
        <ul>
          {listed.map((finding) => (
            <FindingRow key={`${finding.section} ${finding.place} ${finding.kind}`} finding={finding} />
          ))}
        </ul>
      )}
      {found.length > MOST && <p className="hint">{t('And {{count}} more.', { count: found.length - MOST })}</p>}
    </div>
  )
}

function NothingFound() {
  const { t } = useFrame()
  const { editor, screen, preview } = useEditor()
  const isEmpty = useStore(editor.$sections).length === 0
  const selected = useEditedSection(useStore(screen.$selectedId))
  const act = useSectionActions()
  const isPreview = useStore(preview.$previewed) !== null
  if (selected && !isPreview)
    return (
      <>
        <p className="hint">{t('No problems found.')}</p>
        <Button onClick={() => act.edit(selected, 'content')}>{t('Edit the section')}</Button>
      </>
    )
  if (isPreview) return <p className="hint">{t('This is a preview of what is saved. “Reset” returns to editing.')}</p>
  return (
    <p className="hint">
      {isEmpty
        ? t('There is nothing to check yet. Add a section first.')
        : t('No problems found. Choose a section to edit it.')}
    </p>
  )
}

function rank({ severity }: SectionFinding): number {
  return ['problem', 'warning', 'hint'].indexOf(severity)
}

function FindingRow({ finding }: { finding: SectionFinding }) {
  const frame = useFrame()
  const { t } = frame
  const { editor } = useEditor()
  const nameOf = useSectionName()
  const open = useOpenPlace()
  const section = editor.$byId.get().get(finding.section)
  if (!section) return null
  const { language, ...values } = finding.values
  return (
    <li>
      <button type="button" data-severity={finding.severity} onClick={() => open(section, finding.place)}>
        <Icon href={`${frame.icons}#${icons[finding.severity]}`} />
        <span>
          <b>
            <bdi>{nameOf(section)}</bdi>
          </b>
          <span>
            {t(findingTexts[finding.kind], {
              ...values,
              ...(typeof language === 'string' && { language: nativeName(language) }),
            })}
          </span>
        </span>
        <Icon href={`${frame.icons}#chevron_right`} mirrored />
      </button>
    </li>
  )
}

/** The sections that the server refused. */
function RefusedSections() {
  const { icons } = useFrame()
  const { editor, save } = useEditor()
  const nameOf = useSectionName()
  const open = useOpenPlace()
  const all = useStore(save.$problems)
  // A problem that only names the section says less than those of its fields.
  const problems = all.filter(
    ({ code, id }) => code !== 'section' || all.every((one) => one.id !== id || one.code === code),
  )
  return (
    <ul>
      {problems.map(({ id, path, message }) => {
        const section = id === null ? undefined : editor.$byId.get().get(id)
        return (
          section && (
            <li key={`${id} ${path}`}>
              <button type="button" data-severity="problem" onClick={() => open(section, path)}>
                <Icon href={`${icons}#error`} />
                <span>
                  <b>
                    <bdi>{nameOf(section)}</bdi>
                  </b>
                  <span>{message}</span>
                </span>
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
}
