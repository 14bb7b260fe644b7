/**
 * While developing: replaces the functions of React's fast refresh, which components call and only React Router's client
 * provides. After a change the page is reloaded.
 */
export function doWithoutFastRefresh(): void {
  const nothing = () => {}
  const same = () => (component: unknown) => component
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: nothing,
    $RefreshSig$: same,
  })
}
