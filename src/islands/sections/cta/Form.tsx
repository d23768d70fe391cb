import { FormBody } from '../fields/FormBody.tsx'
import { LinksInput } from '../fields/LinksInput.tsx'
import { contentParts } from '../fields/sectionPart.ts'
import { TitleAndText } from '../fields/TitleAndText.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'cta'>) {
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TitleAndText title={part('title')} text={part('text')} />
      <LinksInput part={part('links')} />
    </FormBody>
  )
}

export const ctaForms: SectionForms<'cta'> = { Content, Settings: null }
