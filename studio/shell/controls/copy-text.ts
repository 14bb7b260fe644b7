/** Copies a text. @returns whether the browser let it: it gives its clipboard to https and to this machine only */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
