import type { SectionProblems } from '#shared/sections/sectionProblems.ts'
import { FormBody } from './FormBody.tsx'
import { contentParts, type WrittenSection } from './sectionPart.ts'
import { TitleAndText } from './TitleAndText.tsx'

type TitleAndTextFormProps = WrittenSection<{ title: string; text: string }> & { problems: SectionProblems }

/** The texts of a section that has no others than its title and the sentences below it. */
export function TitleAndTextForm(props: TitleAndTextFormProps) {
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TitleAndText title={part('title')} text={part('text')} />
    </FormBody>
  )
}
