/** In development: React's fast refresh needs these functions, which only React Router's client provides. */
export function doWithoutFastRefresh(): void {
  const nothing = () => {}
  const same = () => (component: unknown) => component
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: nothing,
    $RefreshSig$: same,
  })
}
