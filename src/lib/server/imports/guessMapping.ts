import { type ColumnMapping, type ImportKind, peopleColumns, trainingColumnNames } from '#shared/contract/imports.ts'

/** Other names that columns have in exports of other systems, folded as `keyOf` does. */
const others: Record<ImportKind, Record<string, readonly string[]>> = {
  people: {
    external_id: ['id', 'externalid', 'employee_id', 'employee_number', 'personnel_number', 'user_id', 'staff_id'],
    mail: ['email', 'e_mail', 'email_address', 'e_mail_address', 'mail_address', 'البريد_الإلكتروني'],
    name: ['username', 'user_name', 'login', 'login_name', 'account'],
    first_name: ['firstname', 'given_name', 'givenname', 'forename', 'vorname', 'prénom', 'nombre', 'الاسم_الأول'],
    last_name: ['lastname', 'surname', 'family_name', 'nachname', 'nom', 'apellido', 'apellidos', 'اسم_العائلة'],
    full_name: ['fullname', 'display_name', 'displayname', 'الاسم_الكامل'],
    language: ['lang', 'locale', 'preferred_language', 'sprache', 'langue', 'idioma', 'اللغة'],
    timezone: ['time_zone', 'tz', 'zeitzone'],
    country: ['country_code', 'land', 'pays', 'país', 'الدولة', 'البلد'],
    title: ['job_title', 'jobtitle', 'position', 'المسمى_الوظيفي'],
    profession: ['occupation', 'beruf', 'المهنة'],
    skill: ['skills', 'المهارة', 'المهارات'],
    organizations: ['organization', 'organisation', 'organisations', 'department', 'company', 'unit', 'المؤسسة'],
    roles: ['role', 'rolle', 'الدور', 'الأدوار'],
    status: ['state', 'الحالة'],
  },
  trainings: {
    external_id: ['id', 'externalid', 'course_id', 'code', 'identifier'],
    title: ['name', 'course', 'course_name', 'course_title', 'titel', 'titre', 'título', 'العنوان'],
    language: ['lang', 'locale', 'sprache', 'langue', 'idioma', 'اللغة'],
    url: ['link', 'address', 'web_address', 'launch_url', 'الرابط'],
    topic: ['category', 'subject', 'theme', 'الموضوع'],
    subtopic: ['subcategory', 'sub_topic'],
    provider: ['vendor', 'source', 'publisher', 'الجهة'],
    summary: ['short_description', 'abstract', 'الملخص'],
    description: ['details', 'long_description', 'الوصف'],
    type: ['kind', 'format', 'النوع'],
    duration_minutes: ['duration', 'minutes', 'length', 'المدة'],
    price: ['amount', 'cost', 'السعر'],
    published: ['visible', 'active'],
    level: ['difficulty', 'niveau', 'nivel', 'المستوى'],
    organizations: ['organization', 'organisation', 'organisations', 'department', 'company', 'unit', 'المؤسسة'],
    cover: ['picture', 'image', 'thumbnail', 'cover_image', 'الغلاف'],
  },
}

export const columnsOfKind: Record<ImportKind, readonly string[]> = {
  people: peopleColumns,
  trainings: trainingColumnNames,
}

/** The column of the product for each column of a file, by its name; each is given once. */
export function guessMapping(kind: ImportKind, header: readonly string[]): ColumnMapping {
  const free = new Set(columnsOfKind[kind])
  const mapping: ColumnMapping = {}
  const give = (find: (key: string) => string | undefined) => {
    for (const written of header.map((value) => value.trim())) {
      const column = mapping[written] ? undefined : find(keyOf(written))
      if (column === undefined || !free.has(column)) continue
      mapping[written] = column
      free.delete(column)
    }
  }
  // The product's own names come before similar ones.
  give((key) => columnsOfKind[kind].find((column) => column === key))
  give((key) => Object.entries(others[kind]).find(([, names]) => names.includes(key))?.[0])
  return mapping
}

function keyOf(written: string): string {
  return written
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s.-]+/g, '_')
    .replaceAll(/^_|_$/g, '')
}
