/** Returns to the previous page if this tab has one, otherwise home. */
export function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
