export function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
