import type { Training } from '#shared/contract/trainings.ts'
import { fromInstant } from '#shared/instant.ts'
import { minorUnitDigits } from '#shared/i18n/minorUnits.ts'

/** A training as search engines read it (schema.org Course, EducationEvent or LearningResource). */
export function trainingFacts(training: Training, { address, image }: { address: string; image: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(training),
    name: training.title,
    description: training.summary || training.title,
    inLanguage: training.language,
    url: address,
    image,
    ...(training.duration_minutes !== null && { timeRequired: `PT${training.duration_minutes}M` }),
    ...(training.terms.length > 0 && { about: training.terms.map((term) => term.name) }),
    offers: offerOf(training, address),
    ...partiesAndDates(training),
  }
}

function typeOf({ type, next_session }: Training): string {
  if (type === 'document' || type === 'video') return 'LearningResource'
  return type === 'course' || next_session === null ? 'Course' : 'EducationEvent'
}

function partiesAndDates(training: Training): object {
  const provider = training.provider ? { '@type': 'Organization', name: training.provider } : undefined
  const startDate = training.next_session ? fromInstant(training.next_session).toISOString() : undefined
  const online = 'https://schema.org/OnlineEventAttendanceMode'
  switch (typeOf(training)) {
    case 'EducationEvent':
      return { organizer: provider, startDate, eventAttendanceMode: training.type === 'webinar' ? online : undefined }
    case 'Course':
      return {
        provider,
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: startDate ? 'blended' : 'online', startDate },
      }
    default:
      return { provider, learningResourceType: training.type }
  }
}

function offerOf({ price }: Training, url: string): object {
  const category = price ? 'Paid' : 'Free'
  if (!price) return { '@type': 'Offer', category, price: 0, url }
  const { currency } = price
  return {
    '@type': 'Offer',
    category,
    price: price.amount / 10 ** minorUnitDigits(currency),
    priceCurrency: currency,
    url,
  }
}
