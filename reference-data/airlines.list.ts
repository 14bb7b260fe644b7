/** Airlines that fly to, from or around Malaysia, and those people connect with. A line is `XX Name`. */
export const airlineLines = `
AK AirAsia
D7 AirAsia X
FD Thai AirAsia
QZ Indonesia AirAsia
Z2 Philippines AirAsia
KT AirAsia Cambodia
MH Malaysia Airlines
FY Firefly
OD Batik Air Malaysia
ID Batik Air
JT Lion Air
IU Super Air Jet
GA Garuda Indonesia
QG Citilink
SQ Singapore Airlines
TR Scoot
3K Jetstar Asia
JQ Jetstar Airways
BI Royal Brunei Airlines
TG Thai Airways
PG Bangkok Airways
DD Nok Air
SL Thai Lion Air
VZ Thai Vietjet Air
VN Vietnam Airlines
VJ Vietjet Air
PR Philippine Airlines
5J Cebu Pacific
K6 Air Cambodia
UB Myanmar National Airlines
8M Myanmar Airways International
CX Cathay Pacific
UO HK Express
HX Hong Kong Airlines
NX Air Macau
CI China Airlines
BR EVA Air
JX Starlux Airlines
IT Tigerair Taiwan
CA Air China
MU China Eastern Airlines
CZ China Southern Airlines
MF Xiamen Airlines
HU Hainan Airlines
3U Sichuan Airlines
ZH Shenzhen Airlines
9C Spring Airlines
HO Juneyao Air
JL Japan Airlines
NH All Nippon Airways
KE Korean Air
OZ Asiana Airlines
7C Jeju Air
LJ Jin Air
TW T'way Air
AI Air India
6E IndiGo
UL SriLankan Airlines
BG Biman Bangladesh Airlines
BS US-Bangla Airlines
RA Nepal Airlines
H9 Himalaya Airlines
PK Pakistan International Airlines
EK Emirates
EY Etihad Airways
QR Qatar Airways
WY Oman Air
GF Gulf Air
KU Kuwait Airways
SV Saudia
XY flynas
TK Turkish Airlines
RJ Royal Jordanian
MS EgyptAir
IR Iran Air
HY Uzbekistan Airways
KC Air Astana
ET Ethiopian Airlines
MK Air Mauritius
BA British Airways
VS Virgin Atlantic
KL KLM
AF Air France
LH Lufthansa
LX Swiss
OS Austrian Airlines
AY Finnair
QF Qantas
VA Virgin Australia
NZ Air New Zealand
FJ Fiji Airways
UA United Airlines
DL Delta Air Lines
AA American Airlines
AC Air Canada
`
