// Only the site's bundle can load this file, which turns the shipped fonts into hashed files.
import sansCyrillic from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2?url'
import sansGreek from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal.woff2?url'
import sansLatinExt from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url'
import sansLatin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url'
import hebrew400 from '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-400-normal.woff2?url'
import hebrew600 from '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-600-normal.woff2?url'
import serif500Ext from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-ext-500-normal.woff2?url'
import serif400 from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.woff2?url'
import serif500 from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-500-normal.woff2?url'
import type { FontUrls } from './fontFaces.ts'

/** The addresses of the shipped font files in the bundle. */
export const fontUrls: FontUrls = {
  sansLatin,
  sansLatinExt,
  sansCyrillic,
  sansGreek,
  arabic400,
  arabic600,
  hebrew400,
  hebrew600,
  serif400,
  serif500,
  serif500Ext,
}
