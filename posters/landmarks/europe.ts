import type { Landmark } from '../strokes/landmark.ts'
import { acropolis } from './europe/acropolis.ts'
import { amsterdamCanal } from './europe/amsterdam-canal.ts'
import { avignonBridge } from './europe/avignon-bridge.ts'
import { beauneRoofs } from './europe/beaune-roofs.ts'
import { brugesCanal } from './europe/bruges-canal.ts'
import { budapestParliament } from './europe/budapest-parliament.ts'
import { burgEltz } from './europe/burg-eltz.ts'
import { christmasMarket } from './europe/christmas-market.ts'
import { cliffsOfMoher } from './europe/cliffs-of-moher.ts'
import { cologneCathedral } from './europe/cologne-cathedral.ts'
import { comoVilla } from './europe/como-villa.ts'
import { cordobaArches } from './europe/cordoba-arches.ts'
import { delphiTholos } from './europe/delphi-tholos.ts'
import { douroTerraces } from './europe/douro-terraces.ts'
import { dubrovnikWalls } from './europe/dubrovnik-walls.ts'
import { edinburghCastle } from './europe/edinburgh-castle.ts'
import { eileanDonan } from './europe/eilean-donan.ts'
import { ephesusLibrary } from './europe/ephesus-library.ts'
import { florenceDome } from './europe/florence-dome.ts'
import { givernyPond } from './europe/giverny-pond.ts'
import { glenfinnanViaduct } from './europe/glenfinnan-viaduct.ts'
import { golubacFortress } from './europe/golubac-fortress.ts'
import { grandHotel } from './europe/grand-hotel.ts'
import { irishPub } from './europe/irish-pub.ts'
import { karlskirche } from './europe/karlskirche.ts'
import { lisbonTram } from './europe/lisbon-tram.ts'
import { loireChateau } from './europe/loire-chateau.ts'
import { lucerneBridge } from './europe/lucerne-bridge.ts'
import { meteora } from './europe/meteora.ts'
import { montSaintMichel } from './europe/mont-saint-michel.ts'
import { moselleCastle } from './europe/moselle-castle.ts'
import { mykonosWindmills } from './europe/mykonos-windmills.ts'
import { naplesVesuvius } from './europe/naples-vesuvius.ts'
import { nyhavn } from './europe/nyhavn.ts'
import { pfalzIsland } from './europe/pfalz-island.ts'
import { portoBridge } from './europe/porto-bridge.ts'
import { pragueBridge } from './europe/prague-bridge.ts'
import { rhodesPalace } from './europe/rhodes-palace.ts'
import { sagradaFamilia } from './europe/sagrada-familia.ts'
import { sarakiniko } from './europe/sarakiniko.ts'
import { staveChurch } from './europe/stave-church.ts'
import { stonehenge } from './europe/stonehenge.ts'
import { tourGroup } from './europe/tour-group.ts'
import { whiteVillage } from './europe/white-village.ts'

/** Europe, from the Atlantic to the Bosphorus. */
export const europe = {
  acropolis,
  'amsterdam-canal': amsterdamCanal,
  'avignon-bridge': avignonBridge,
  'beaune-roofs': beauneRoofs,
  'bruges-canal': brugesCanal,
  'budapest-parliament': budapestParliament,
  'burg-eltz': burgEltz,
  'christmas-market': christmasMarket,
  'cliffs-of-moher': cliffsOfMoher,
  'cologne-cathedral': cologneCathedral,
  'como-villa': comoVilla,
  'cordoba-arches': cordobaArches,
  'delphi-tholos': delphiTholos,
  'douro-terraces': douroTerraces,
  'dubrovnik-walls': dubrovnikWalls,
  'edinburgh-castle': edinburghCastle,
  'eilean-donan': eileanDonan,
  'ephesus-library': ephesusLibrary,
  'florence-dome': florenceDome,
  'giverny-pond': givernyPond,
  'glenfinnan-viaduct': glenfinnanViaduct,
  'golubac-fortress': golubacFortress,
  'grand-hotel': grandHotel,
  'irish-pub': irishPub,
  karlskirche,
  'lisbon-tram': lisbonTram,
  'loire-chateau': loireChateau,
  'lucerne-bridge': lucerneBridge,
  meteora,
  'mont-saint-michel': montSaintMichel,
  'moselle-castle': moselleCastle,
  'mykonos-windmills': mykonosWindmills,
  'naples-vesuvius': naplesVesuvius,
  nyhavn,
  'pfalz-island': pfalzIsland,
  'porto-bridge': portoBridge,
  'prague-bridge': pragueBridge,
  'rhodes-palace': rhodesPalace,
  'sagrada-familia': sagradaFamilia,
  sarakiniko,
  'stave-church': staveChurch,
  stonehenge,
  'tour-group': tourGroup,
  'white-village': whiteVillage,
} satisfies Record<string, Landmark>
