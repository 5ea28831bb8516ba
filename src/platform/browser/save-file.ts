/** Hands a text, or bytes that were fetched, to the browser as a file to keep. */
export function saveFile(content: string | Blob, type: string, name: string): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
