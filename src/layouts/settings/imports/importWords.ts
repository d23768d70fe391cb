import { settingsPaths } from '#shared/access/settingsPaths.ts'
import type { ImportKind, ImportState } from '#shared/contract/imports.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** The words and addresses of one kind of import. */
export function importWords(kind: ImportKind, t: Translate) {
  return kind === 'people'
    ? {
        home: settingsPaths.peopleImport,
        area: settingsPaths.people,
        title: t('Import people'),
        lead: t('People from a CSV file. It is checked first; nobody is added before you start the import.'),
        hint: t('People have no password at first: they choose one with “Forgot password”, or use single sign-on.'),
        example:
          'external_id,mail,first_name,last_name,organizations,roles\nE1,freja@example.org,Freja,Amoah,Bell Lane,learner\nE2,emeka@example.org,Emeka,Obi,Bell Lane; Fernhill,instructor',
        columns: [
          { name: 'mail', text: t('The email address. It is required.') },
          { name: 'external_id', text: t('The number in your own system, by which the person is found again.') },
          { name: 'organizations', text: t('Names, with a semicolon between them.') },
          { name: 'roles', text: t('Such as learner or instructor; never administrator.') },
        ],
      }
    : {
        home: settingsPaths.trainingsImport,
        area: settingsPaths.trainings,
        title: t('Import trainings'),
        lead: t('Trainings from a CSV file. It is checked first; nothing is added before you start the import.'),
        hint: t('Topics that do not exist are added to the vocabulary.'),
        example:
          'external_id,title,language,url,topic,duration_minutes\nT1,First aid,en,https://example.org/first-aid,Safety,45',
        columns: [
          { name: 'external_id', text: t('The identifier by which the training is found again. It is required.') },
          { name: 'title', text: t('The title. It is required.') },
          { name: 'language', text: t('A language code such as en or ar. It is required.') },
          { name: 'url', text: t('The web address where the training is taken. It is required.') },
          { name: 'topic', text: t('The topic, as it is written in the vocabulary.') },
          { name: 'duration_minutes', text: t('The duration in minutes, such as 45.') },
          { name: 'level', text: t('The level, as it is written in the vocabulary.') },
          { name: 'organizations', text: t('Names, with a semicolon between them. An empty cell changes nothing.') },
          {
            name: 'cover',
            text: t('The address of an uploaded picture, /media/cover/…. Other servers are not asked.'),
          },
          { name: 'published', text: t('yes or no. Without it, new trainings are published.') },
        ],
      }
}

/** The name of a state, as people read it. */
export function importStateLabel(state: ImportState, t: Translate): string {
  const labels: Record<ImportState, string> = {
    draft: t('Not started'),
    waiting: t('Starts soon'),
    running: t('Running'),
    stopped: t('Stopped'),
    failed: t('Failed'),
    done: t('Done'),
  }
  return labels[state]
}
