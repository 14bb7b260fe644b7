export function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign(document.querySelector<HTMLAnchorElement>('.site-header a')?.href ?? '/')
}
