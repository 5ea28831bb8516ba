type Props = {
  /** Writes the text with something in the place of the name. */
  write(name: string): string
  name: string
}

const PLACE = '\uFFFC'

/** A text with a name in it that nobody translates: set apart, because it may be of any language and direction. */
export function WithName({ write, name }: Props) {
  const [before, after] = write(PLACE).split(PLACE)
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
