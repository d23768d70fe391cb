/** Where a field of a form is: its name for people, and how to move the focus to it. */
export interface FieldPlace {
  label: string
  /** The id of its control. */
  id?: string | undefined
  /** Moves the focus to the value with this path: the field itself, or a value inside it. */
  focus(path: string): void
}

/** A field that is on the page, with its path. */
export interface NamedPlace extends Omit<FieldPlace, 'focus'> {
  name: string
}

/** The field that a path leads to. */
export interface FoundPlace extends NamedPlace {
  focus(): void
}

/** The fields of a form by their path: `title.ar`. */
export interface FieldPlaces {
  /** Adds a field; returns a function that removes it. */
  add(name: string, place: FieldPlace): () => void
  /** The fields that are on the page. */
  all(): NamedPlace[]
  /** The field with this path, or the nearest one that contains it. */
  find(path: string): FoundPlace | undefined
}

/** One for each form; a name that is added again takes the place of the former field. */
export function createFieldPlaces(): FieldPlaces {
  const places = new Map<string, FieldPlace>()
  return {
    add: (name, place) => {
      places.set(name, place)
      return () => {
        if (places.get(name) === place) places.delete(name)
      }
    },
    all: () => [...places].map(([name, { label, id }]) => ({ name, label, id })),
    find: (path) => {
      for (let name = path; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
        const place = places.get(name)
        if (place) return { name, label: place.label, id: place.id, focus: () => place.focus(path) }
      }
      return undefined
    },
  }
}
