/**
 * What the package does not know of the airports that people here fly to: the city, how much it is asked for, and the
 * other names people type. Our own list.
 *
 * A line is `CODE weight City/Airport = other names`. `# MY` starts a country. Weight 9 is asked for most, 1 least.
 * A `+` after the code stands for a whole city with all its airports. The airport's name after the slash tells the
 * airports of a city apart; other names are separated by commas.
 */
export const knownPlaces = `
# MY
KUL+ 9 Kuala Lumpur = kl,klia,klia2,klia1,sepang,putrajaya,cyberjaya,selangor,genting highlands,genting,klang,seremban,negeri sembilan,wilayah persekutuan
SZB 6 Kuala Lumpur/Subang = sultan abdul aziz shah,subang skypark,skypark,shah alam,petaling jaya,pj
PEN 9 Penang = pulau pinang,pinang,pg,george town,georgetown,bayan lepas,butterworth,bukit mertajam,seberang perai
BKI 9 Kota Kinabalu = kk,k k,sabah,jesselton,kinabalu,mount kinabalu,kundasang,ranau
KCH 8 Kuching = sarawak,cat city,damai
LGK 8 Langkawi = pulau langkawi,kedah island,padang matsirat
JHB 8 Johor Bahru/Senai = jb,j b,johor,johor bharu,johore bahru,johore,senai,legoland,legoland malaysia,desaru,iskandar,iskandar puteri,batu pahat
MYY 7 Miri = mulu gateway,niah
SDK 6 Sandakan = sepilok,kinabatangan
TWU 6 Tawau = semporna,sipadan,mabul
SBW 6 Sibu = rajang
BTU 5 Bintulu = similajau
KBR 6 Kota Bharu = kota baru,kota bahru,kota baharu,kb,k b,kelantan,sultan ismail petra,perhentian,pulau perhentian,perhentian islands
TGG 6 Kuala Terengganu = kt,k t,terengganu,trengganu,sultan mahmud,kuala trengganu,pulau redang,redang,pulau kapas,kenyir
KUA 5 Kuantan = pahang,sultan ahmad shah,cherating
IPH 5 Ipoh = perak,sultan azlan shah,cameron highlands,cameron,taiping
AOR 5 Alor Setar = alor star,kedah,sultan abdul halim,perlis,kangar,kepala batas,sungai petani
MKZ 5 Melaka = malacca,batu berendam
LBU 5 Labuan = victoria,wp labuan
LDU 4 Lahad Datu = danum valley
MZV 4 Mulu = gunung mulu,mulu caves,gua mulu
LMN 3 Limbang
LWY 3 Lawas
MUR 2 Marudi
BBN 2 Bario = kelabit highlands
BKM 2 Bakelalan = bakalalan
MKM 3 Mukah
KUD 2 Kudat
ODN 1 Long Seridan
LGL 1 Long Lellang
LBP 1 Long Banga
TOD 4 Tioman = pulau tioman,tioman island
RDN 4 Redang Island/LTS Pulau Redang = pulau redang,redang
PKG 3 Pangkor = pulau pangkor,lumut
TGC 1 Tanjung Manis
KTE 2 Kerteh = kertih,dungun
# SG
SIN 9 Singapore/Changi = singapura,sg,spore,s pore,sentosa,marina bay
XSP 3 Singapore/Seletar = seletar
# BN
BWN 6 Bandar Seri Begawan = brunei,bsb,brunei international,brunei darussalam
# TH
BKK+ 9 Bangkok/Suvarnabhumi = suvarnabhumi,krung thep,bangkok suvarnabhumi,ayutthaya
DMK 7 Bangkok/Don Mueang = don muang,don mueang,don muaeng
HKT 9 Phuket = pulau phuket,patong,khao lak
HDY 7 Hat Yai = hatyai,haadyai,hadyai,songkhla,hat yai
KBV 7 Krabi = ao nang,koh lanta
CNX 7 Chiang Mai = chiangmai,chieng mai
CEI 5 Chiang Rai = chiangrai,mae fah luang
USM 6 Koh Samui = samui,ko samui,koh phangan
UTP 5 Pattaya/U-Tapao = utapao,u tapao,rayong
HHQ 4 Hua Hin
URT 4 Surat Thani
NST 3 Nakhon Si Thammarat
TST 3 Trang
UTH 3 Udon Thani
KKC 3 Khon Kaen
UBP 3 Ubon Ratchathani
NAW 2 Narathiwat
PHS 2 Phitsanulok
LPT 2 Lampang
ROI 2 Roi Et
THS 3 Sukhothai
TDX 2 Trat = koh chang
NNT 1 Nan
BFV 2 Buriram
SNO 1 Sakon Nakhon
KOP 1 Nakhon Phanom
UNN 1 Ranong
# ID
JKT+ 7 Jakarta = djakarta,jkt
CGK 8 Jakarta/Soekarno-Hatta = soekarno hatta,sukarno hatta,cengkareng,tangerang,batavia
HLP 4 Jakarta/Halim Perdanakusuma = halim
DPS 9 Bali/Denpasar = denpasar,ngurah rai,ubud,kuta,seminyak,nusa dua,pulau bali,canggu,i gusti ngurah rai
SUB 7 Surabaya = juanda,bromo,mount bromo
KNO 7 Medan = kualanamu,kuala namu,danau toba,lake toba,sumatera utara
YIA 6 Yogyakarta = jogja,jogjakarta,yogya,borobudur,kulon progo
JOG 3 Yogyakarta/Adisutjipto = adisucipto
BDO 5 Bandung = husein sastranegara
KJT 4 Bandung/Kertajati = majalengka,kertajati,west java
LOP 6 Lombok = mataram,praya,gili,gili trawangan,gili islands,mandalika
BTH 5 Batam = hang nadim
PKU 6 Pekanbaru = pekan baru,riau,sultan syarif kasim
PDG 6 Padang = minangkabau,bukittinggi,bukit tinggi
BTJ 5 Banda Aceh = acheh,aceh,sultan iskandar muda
PLM 5 Palembang = sultan mahmud badaruddin
BPN 5 Balikpapan = sepinggan,nusantara,ikn
PNK 5 Pontianak = supadio
UPG 5 Makassar = ujung pandang,hasanuddin
MDC 5 Manado = sam ratulangi,bunaken
SRG 4 Semarang = ahmad yani
SOC 4 Solo/Adi Soemarmo = surakarta,adi sumarmo
MLG 3 Malang
LBJ 5 Labuan Bajo = komodo,flores
BDJ 3 Banjarmasin = syamsudin noor
TKG 3 Bandar Lampung = lampung,radin inten
DJB 3 Jambi
BKS 2 Bengkulu
PGK 3 Pangkal Pinang = bangka
TJQ 3 Tanjung Pandan = belitung,belitong
TNJ 3 Tanjung Pinang = bintan
TRK 3 Tarakan
PKY 2 Palangkaraya = palangka raya
AAP 2 Samarinda
KOE 2 Kupang
DJJ 3 Jayapura = sentani
SOQ 3 Sorong = raja ampat
AMQ 2 Ambon
TTE 1 Ternate
PLW 1 Palu
KDI 1 Kendari
BIK 1 Biak
TIM 1 Timika
WMX 1 Wamena
DUM 2 Dumai
# VN
SGN 9 Ho Chi Minh City = saigon,sai gon,hcmc,hcm,hochiminh,ho chi min,tan son nhat,hcm city,mekong delta,vung tau
HAN 8 Hanoi = ha noi,noi bai,sapa,sa pa,ninh binh
DAD 8 Da Nang = danang,hoi an,ba na hills
CXR 6 Nha Trang = cam ranh
PQC 6 Phu Quoc = phuquoc
HPH 4 Hai Phong = haiphong,cat bi
HUI 5 Hue = phu bai
DLI 5 Da Lat = dalat,lien khuong
VCA 4 Can Tho = mekong
VDO 4 Ha Long/Van Don = halong,halong bay,ha long bay,quang ninh
UIH 3 Quy Nhon = phu cat
VII 2 Vinh
VDH 2 Dong Hoi = phong nha
BMV 2 Buon Ma Thuot = ban me thuot
PXU 1 Pleiku
VCS 2 Con Dao
THD 1 Thanh Hoa
# KH
PNH 7 Phnom Penh = pnom penh,techo
KTI 6 Phnom Penh/Techo = techo,techo takhmao
SAI 6 Siem Reap/Angkor = angkor,angkor wat,siemreap,siam reap
REP 3 Siem Reap
KOS 3 Sihanoukville = sihanouk,kampong som
# LA
VTE 5 Vientiane = wattay
LPQ 5 Luang Prabang = luang phabang
PKZ 2 Pakse
# MM
RGN 6 Yangon = rangoon
MDL 4 Mandalay
NYT 2 Naypyidaw = nay pyi taw
NYU 3 Bagan = nyaung u
HEH 2 Heho = inle lake
# PH
MNL 8 Manila = ninoy aquino,naia
CEB 6 Cebu = mactan
CRK 5 Clark = angeles
DVO 4 Davao
MPH 5 Boracay/Caticlan = caticlan,boracay
KLO 4 Kalibo
PPS 4 Puerto Princesa = palawan
USU 3 Coron = busuanga
TAG 3 Bohol/Panglao = tagbilaran,panglao
ILO 3 Iloilo
BCD 2 Bacolod
ZAM 3 Zamboanga
GES 2 General Santos
CGY 2 Cagayan de Oro = laguindingan
LAO 2 Laoag
DRP 2 Legazpi = bicol
TAC 2 Tacloban
DGT 2 Dumaguete
PAG 1 Pagadian
IAO 2 Siargao
# HK
HKG 9 Hong Kong = hk,hongkong,chek lap kok,kowloon
# MO
MFM 6 Macau = macao
# TW
TPE 9 Taipei/Taoyuan = taoyuan,taipeh,tai pei
TSA 4 Taipei/Songshan = songshan
KHH 7 Kaohsiung = kaoshiung
RMQ 5 Taichung
TNN 3 Tainan
HUN 3 Hualien
MZG 2 Penghu = magong
KNH 2 Kinmen
TTT 1 Taitung
# CN
BJS+ 6 Beijing
PEK 8 Beijing/Capital = peking
PKX 7 Beijing/Daxing
SHA 6 Shanghai/Hongqiao = hongqiao
PVG 8 Shanghai/Pudong = shanghai disneyland
CAN 8 Guangzhou = canton,kwangchow,baiyun,kuang chou
SZX 7 Shenzhen = shen zhen,baoan
HAK 6 Haikou = hainan,meilan
SYX 5 Sanya = hainan island
CTU 6 Chengdu/Shuangliu = chengdu shuangliu
TFU 7 Chengdu/Tianfu = chengdu tianfu,jiuzhaigou gateway,sichuan
CKG 7 Chongqing = chungking
KMG 7 Kunming = yunnan
XIY 7 Xi'an = xian,sian,xianyang,terracotta
HGH 6 Hangzhou = hang zhou
NKG 6 Nanjing = nanking
XMN 6 Xiamen = amoy
CSX 6 Changsha = zhangjiajie gateway,hunan
WUH 6 Wuhan
NNG 6 Nanning = guangxi
KWL 6 Guilin = yangshuo
FOC 5 Fuzhou = foochow
SWA 5 Shantou/Jieyang = chaoshan,teochew,chaozhou,jieyang,swatow
JJN 4 Quanzhou = jinjiang
HRB 6 Harbin = ice festival,heilongjiang
TSN 5 Tianjin = tientsin
TAO 5 Qingdao = tsingtao
DLC 5 Dalian
SHE 4 Shenyang = mukden
CGQ 3 Changchun
CGO 5 Zhengzhou = shaolin,henan
TNA 4 Jinan
HFE 3 Hefei
KHN 4 Nanchang
KWE 5 Guiyang = guizhou
LJG 5 Lijiang
DLU 4 Dali
DIG 3 Shangri-La = shangrila,diqing
JHG 4 Xishuangbanna = jinghong
URC 5 Urumqi = xinjiang,wulumuqi,urumchi
KHG 3 Kashgar = kashi
LXA 5 Lhasa = tibet,xizang
XNN 3 Xining
LHW 4 Lanzhou
DNH 3 Dunhuang
INC 3 Yinchuan
HET 3 Hohhot = inner mongolia
TYN 3 Taiyuan
SJW 3 Shijiazhuang
NGB 4 Ningbo
WNZ 4 Wenzhou
YIW 4 Yiwu
WUX 4 Wuxi = suzhou
CZX 2 Changzhou
ZUH 4 Zhuhai
DYG 5 Zhangjiajie = avatar mountain
JZH 5 Jiuzhaigou = jiuzhai,huanglong
TXN 4 Huangshan = yellow mountain,tunxi
YNT 3 Yantai
WEH 2 Weihai
HLD 2 Hailar = hulunbuir
YIH 2 Yichang = three gorges
BHY 2 Beihai
ZHA 2 Zhanjiang
MIG 2 Mianyang
XUZ 2 Xuzhou
NTG 2 Nantong
LYA 2 Luoyang
FUO 2 Foshan
HUZ 2 Huizhou
DSN 2 Ordos
BAV 1 Baotou
UYN 1 Yulin
YNJ 2 Yanji
JDZ 2 Jingdezhen
WUS 3 Wuyishan = mount wuyi
TCZ 2 Tengchong
EHU 1 Ezhou
BZX 1 Bazhong
# JP
TYO+ 9 Tokyo = mount fuji,mt fuji,disneyland tokyo,yokohama,hakone
NRT 8 Tokyo/Narita = narita
HND 8 Tokyo/Haneda = haneda
OSA+ 6 Osaka = kansai area
KIX 9 Osaka/Kansai = kansai,kyoto,nara,universal studios japan,usj
ITM 5 Osaka/Itami = itami
UKB 4 Osaka/Kobe = kobe
SPK+ 4 Sapporo
CTS 7 Sapporo/New Chitose = hokkaido,chitose,shin chitose,niseko,otaru
OKD 2 Sapporo/Okadama = okadama
NGO 6 Nagoya = chubu centrair,chubu,centrair,takayama,shirakawa go
NKM 2 Nagoya/Komaki = komaki
FUK 6 Fukuoka = kyushu,hakata
OKA 6 Okinawa = naha
HIJ 5 Hiroshima
SDJ 4 Sendai
KMQ 4 Komatsu = kanazawa
TOY 3 Toyama
HKD 4 Hakodate
AKJ 4 Asahikawa = furano,biei
OBO 2 Obihiro
KUH 2 Kushiro
KOJ 3 Kagoshima
KMJ 3 Kumamoto
NGS 3 Nagasaki
KMI 2 Miyazaki
OIT 3 Oita = beppu,yufuin
TAK 3 Takamatsu
MYJ 3 Matsuyama
KCZ 2 Kochi Ryoma
KIJ 2 Niigata
FSZ 4 Shizuoka = mount fuji shizuoka
IBR 3 Ibaraki
AOJ 3 Aomori
AXT 2 Akita
GAJ 2 Yamagata
OKJ 3 Okayama
ISG 3 Ishigaki
MMY 2 Miyakojima
YGJ 2 Yonago
KKJ 2 Kitakyushu
HSG 2 Saga
TKS 1 Tokushima
# KR
SEL+ 6 Seoul
ICN 9 Seoul/Incheon = incheon,inchon,nami island
GMP 5 Seoul/Gimpo = gimpo,kimpo
PUS 7 Busan = pusan,gimhae
CJU 7 Jeju = cheju,jeju island
TAE 4 Daegu = taegu
MWX 2 Muan
CJJ 3 Cheongju
YNY 2 Yangyang
KWJ 2 Gwangju
RSU 1 Yeosu
USN 1 Ulsan
# KP
FNJ 1 Pyongyang
# MN
UBN 4 Ulaanbaatar = ulan bator,mongolia,chinggis khaan
# IN
MAA 8 Chennai = madras
DEL 8 Delhi = new delhi,indira gandhi,golden triangle,taj mahal
BOM 8 Mumbai = bombay,chhatrapati shivaji
NMI 3 Mumbai/Navi Mumbai = navi mumbai
BLR 7 Bengaluru = bangalore,kempegowda
HYD 6 Hyderabad = rajiv gandhi,shamshabad
COK 7 Kochi = cochin,kerala
TRV 6 Thiruvananthapuram = trivandrum
CCU 6 Kolkata = calcutta
TRZ 7 Tiruchirappalli = trichy,tiruchi,tiruchirapalli
IXM 5 Madurai
CJB 5 Coimbatore
ATQ 5 Amritsar = golden temple,punjab
AMD 5 Ahmedabad = gujarat
CCJ 5 Kozhikode = calicut
CNN 3 Kannur
GOI 4 Goa/Dabolim = goa,dabolim
GOX 4 Goa/Mopa = north goa,mopa,manohar
PNQ 4 Pune = poona
JAI 4 Jaipur = pink city
AGR 3 Agra
SXR 5 Srinagar = kashmir
IXL 4 Leh = ladakh
IXB 3 Bagdogra = darjeeling,siliguri
IXZ 4 Port Blair = andaman
VTZ 4 Visakhapatnam = vizag
GAU 4 Guwahati = assam
LKO 3 Lucknow
VNS 3 Varanasi = benares
BBI 3 Bhubaneswar
IXC 2 Chandigarh
NAG 2 Nagpur
IDR 2 Indore
GAY 2 Gaya = bodh gaya
UDR 2 Udaipur
PAT 1 Patna
IXE 2 Mangaluru = mangalore
VGA 1 Vijayawada
TIR 1 Tirupati
HSR 1 Rajkot
STV 1 Surat
BDQ 1 Vadodara = baroda
JDH 1 Jodhpur
# LK
CMB 7 Colombo = bandaranaike,katunayake,kandy,negombo
HRI 2 Hambantota = mattala
JAF 2 Jaffna
# MV
MLE 7 Malé = maldives,male,velana,hulhule
GAN 2 Gan Island = addu
VAM 1 Maamigili
# NP
KTM 6 Kathmandu = katmandu,tribhuvan,everest
PHH 3 Pokhara
BWA 2 Lumbini = bhairahawa
# BT
PBH 4 Paro = bhutan,thimphu
# BD
DAC 6 Dhaka = dacca,hazrat shahjalal
CGP 3 Chittagong = chattogram
ZYL 2 Sylhet
CXB 2 Cox's Bazar
# PK
KHI 5 Karachi = jinnah
LHE 5 Lahore
ISB 5 Islamabad = rawalpindi
PEW 2 Peshawar
SKT 1 Sialkot
MUX 1 Multan
# AF
KBL 2 Kabul
# SA
JED 8 Jeddah = jedda,mecca,makkah,mekah,umrah,haji,hajj
MED 8 Madinah = medina,al madinah
RUH 6 Riyadh = king khalid
DMM 5 Dammam = king fahd,al khobar
TIF 3 Taif
AHB 2 Abha
TUU 2 Tabuk
ULH 3 AlUla = al ula
YNB 1 Yanbu
NUM 1 NEOM
# AE
DXB 8 Dubai = dubay
DWC 4 Dubai/Al Maktoum = al maktoum,dubai world central
AUH 7 Abu Dhabi = zayed,yas island
SHJ 4 Sharjah
RKT 3 Ras Al Khaimah
FJR 1 Fujairah
# QA
DOH 8 Doha = hamad
# OM
MCT 6 Muscat
SLL 3 Salalah
# BH
BAH 5 Bahrain = manama
# KW
KWI 5 Kuwait City = kuwait
# JO
AMM 6 Amman = queen alia,petra,dead sea
AQJ 3 Aqaba
# LB
BEY 4 Beirut
# IQ
BGW 3 Baghdad
NJF 3 Najaf
BSR 2 Basra
EBL 2 Erbil
# IR
IKA 5 Tehran/Imam Khomeini = teheran,imam khomeini
THR 3 Tehran/Mehrabad = mehrabad
MHD 4 Mashhad
SYZ 3 Shiraz
IFN 2 Isfahan = esfahan
TBZ 1 Tabriz
# SY
DAM 2 Damascus
# YE
SAH 2 Sana'a = sanaa
ADE 2 Aden
# IL
TLV 3 Tel Aviv = ben gurion,jerusalem,baitulmaqdis
# TR
IST 8 Istanbul = constantinople,istambul
SAW 6 Istanbul/Sabiha Gökçen = sabiha gokcen
ESB 4 Ankara = esenboga
ADB 4 Izmir = ephesus,kusadasi
AYT 5 Antalya
ASR 4 Kayseri = cappadocia,kapadokya
NAV 4 Nevşehir = nevsehir,cappadocia,kapadokya
DLM 2 Dalaman
BJV 3 Bodrum
DNZ 3 Denizli = pamukkale
TZX 3 Trabzon
GZT 1 Gaziantep
KYA 1 Konya
ADA 1 Adana
COV 1 Adana/Çukurova = cukurova
# UZ
TAS 5 Tashkent
SKD 4 Samarkand
BHK 3 Bukhara
# KZ
ALA 5 Almaty = alma ata
NQZ 4 Astana = nur sultan,nursultan
# KG
BSZ 4 Bishkek = manas
OSS 1 Osh
# TJ
DYU 2 Dushanbe
# TM
ASB 2 Ashgabat
# AZ
GYD 4 Baku = heydar aliyev
# GE
TBS 4 Tbilisi
BUS 2 Batumi
# AM
EVN 3 Yerevan = zvartnots
# AU
SYD 9 Sydney = kingsford smith
MEL 9 Melbourne = tullamarine
AVV 4 Melbourne/Avalon = avalon,geelong
PER 8 Perth
BNE 7 Brisbane
OOL 7 Gold Coast = coolangatta
ADL 6 Adelaide
CNS 5 Cairns = great barrier reef
DRW 5 Darwin
CBR 5 Canberra
HBA 5 Hobart = tasmania
LST 3 Launceston
NTL 3 Newcastle = williamtown
TSV 3 Townsville
MCY 3 Sunshine Coast = maroochydore,noosa
HTI 3 Hamilton Island = whitsundays
PPP 2 Proserpine = whitsunday coast,airlie beach
ASP 3 Alice Springs
AYQ 4 Uluru = ayers rock,yulara
BME 3 Broome
KTA 1 Karratha
PHE 1 Port Hedland
MKY 1 Mackay
ROK 1 Rockhampton
BNK 2 Ballina = byron bay
CFS 1 Coffs Harbour
WSI 4 Sydney/Western Sydney = western sydney,badgerys creek,nancy bird walton
DBO 1 Dubbo
BHQ 1 Broken Hill
# CX
XCH 1 Christmas Island
# NZ
AKL 8 Auckland
CHC 7 Christchurch = south island
WLG 6 Wellington
ZQN 6 Queenstown = milford sound
DUD 4 Dunedin
ROT 3 Rotorua
NSN 2 Nelson
HLZ 2 Hamilton = hobbiton
IVC 2 Invercargill
NPL 1 New Plymouth
TRG 1 Tauranga
# FJ
NAN 4 Nadi = fiji
SUV 2 Suva
# PF
PPT 3 Papeete = tahiti
BOB 3 Bora Bora
# PG
POM 3 Port Moresby = jacksons
# NC
NOU 2 Nouméa = noumea
# VU
VLI 2 Port Vila
# SB
HIR 2 Honiara
# WS
APW 1 Apia
# TO
TBU 1 Nuku'alofa = tonga
# CK
RAR 2 Rarotonga
# GU
GUM 3 Guam = antonio won pat,agana
# MP
SPN 2 Saipan
# PW
ROR 3 Koror = palau
# TL
DIL 3 Dili
# GB
LON+ 9 London = england,united kingdom capital
LHR 9 London/Heathrow = heathrow
LGW 7 London/Gatwick = gatwick
STN 5 London/Stansted = stansted
LTN 4 London/Luton = luton
LCY 4 London/City = london city
SEN 2 London/Southend = southend
MAN 7 Manchester = old trafford
BHX 5 Birmingham
EDI 6 Edinburgh = scotland
GLA 5 Glasgow
LPL 4 Liverpool = john lennon,anfield
NCL 4 Newcastle upon Tyne = newcastle
BRS 4 Bristol
LBA 3 Leeds = bradford
EMA 3 Nottingham/East Midlands = east midlands,leicester,derby
CWL 3 Cardiff = wales
BFS 3 Belfast/International = northern ireland
BHD 3 Belfast/City = george best
ABZ 3 Aberdeen
INV 3 Inverness
SOU 2 Southampton
EXT 2 Exeter
NWI 2 Norwich
DSA 1 Doncaster = sheffield
HUY 1 Humberside
# IE
DUB 5 Dublin
SNN 3 Shannon
ORK 3 Cork
# FR
PAR+ 8 Paris
CDG 9 Paris/Charles de Gaulle = charles de gaulle,roissy,disneyland paris
ORY 6 Paris/Orly = orly
BVA 3 Paris/Beauvais = beauvais
NCE 6 Nice = cote d azur,cannes,monaco,monte carlo,french riviera
LYS 5 Lyon
MRS 5 Marseille
TLS 4 Toulouse
BOD 4 Bordeaux
NTE 3 Nantes
SXB 3 Strasbourg
MPL 2 Montpellier
LIL 2 Lille
BSL 3 Basel = mulhouse,freiburg
# MC
MCM 2 Monaco
# NL
AMS 8 Amsterdam = schiphol,netherlands,holland
RTM 3 Rotterdam = the hague
EIN 3 Eindhoven
# BE
BRU 5 Brussels = bruxelles,bruges
CRL 3 Brussels/Charleroi = charleroi
ANR 2 Antwerp
# LU
LUX 3 Luxembourg
# DE
FRA 8 Frankfurt
HHN 3 Frankfurt/Hahn = hahn
MUC 7 Munich = munchen,bavaria,oktoberfest
BER 6 Berlin = brandenburg
DUS 5 Düsseldorf = dusseldorf,duesseldorf
HAM 5 Hamburg
CGN 5 Cologne = bonn,koln,koeln
STR 5 Stuttgart
HAJ 3 Hanover = hannover
NUE 3 Nuremberg = nurnberg
LEJ 3 Leipzig = halle
DRS 3 Dresden
BRE 2 Bremen
DTM 2 Dortmund
# CH
ZRH 7 Zurich = zuerich,switzerland,jungfrau,interlaken,lucerne,titlis
GVA 6 Geneva = geneve,genf
BRN 2 Bern
# AT
VIE 6 Vienna = wien
SZG 4 Salzburg = hallstatt
INN 3 Innsbruck
GRZ 2 Graz
# IT
ROM+ 7 Rome = roma
FCO 8 Rome/Fiumicino = fiumicino,leonardo da vinci,vatican
CIA 3 Rome/Ciampino = ciampino
MIL+ 5 Milan = milano
MXP 7 Milan/Malpensa = malpensa,lake como,como
LIN 4 Milan/Linate = linate
BGY 4 Milan/Bergamo = bergamo,orio al serio
VCE 6 Venice = venezia,marco polo
FLR 5 Florence = firenze
NAP 5 Naples = napoli,amalfi,pompeii,capri,sorrento
BLQ 4 Bologna
PSA 4 Pisa = tuscany
TRN 4 Turin = torino
VRN 3 Verona
CTA 3 Catania = sicily
PMO 3 Palermo
BRI 2 Bari
CAG 2 Cagliari = sardinia
GOA 2 Genoa = genova,cinque terre
BDS 1 Brindisi
OLB 1 Olbia
# ES
BCN 7 Barcelona = el prat
MAD 7 Madrid = barajas
AGP 4 Málaga = malaga,costa del sol
SVQ 4 Seville = sevilla
VLC 3 Valencia
GRX 3 Granada = alhambra
PMI 3 Palma de Mallorca = mallorca,majorca
IBZ 3 Ibiza
BIO 3 Bilbao
TFS 2 Tenerife/South
TFN 1 Tenerife/North
LPA 2 Gran Canaria
ALC 2 Alicante
SCQ 2 Santiago de Compostela
ACE 1 Lanzarote
FUE 1 Fuerteventura
MAH 1 Menorca
# PT
LIS 6 Lisbon = lisboa
OPO 4 Porto = oporto
FAO 3 Faro = algarve
FNC 2 Madeira = funchal
PDL 1 Ponta Delgada = azores
# GR
ATH 6 Athens = athina
JTR 5 Santorini = thira
JMK 4 Mykonos
SKG 3 Thessaloniki
HER 3 Heraklion = crete
RHO 2 Rhodes
CFU 2 Corfu
# CY
LCA 3 Larnaca
PFO 2 Paphos
# MT
MLA 3 Malta = valletta
# DK
CPH 6 Copenhagen = kobenhavn
BLL 3 Billund = legoland billund
AAL 1 Aalborg
# NO
OSL 6 Oslo = gardermoen
BGO 4 Bergen = fjords
TOS 5 Tromsø = tromso,northern lights,aurora
TRD 2 Trondheim
SVG 2 Stavanger
BOO 1 Bodø = bodo
TRF 1 Sandefjord = torp
KRS 1 Kristiansand
# SJ
LYR 2 Longyearbyen = svalbard
# SE
STO+ 4 Stockholm
ARN 6 Stockholm/Arlanda = arlanda
BMA 2 Stockholm/Bromma = bromma
GOT 4 Gothenburg = goteborg
MMX 2 Malmö = malmo
LLA 1 Luleå = lulea
KRN 3 Kiruna = abisko
# FI
HEL 6 Helsinki = vantaa
RVN 4 Rovaniemi = lapland,santa claus
# IS
REK+ 3 Reykjavik
KEF 6 Reykjavik/Keflavik = keflavik,iceland
RKV 2 Reykjavik/Domestic
# PL
WAW 5 Warsaw = warszawa,chopin
WMI 2 Warsaw/Modlin = modlin
KRK 5 Kraków = krakow,cracow,auschwitz
GDN 3 Gdańsk = gdansk
WRO 2 Wrocław = wroclaw
POZ 2 Poznań = poznan
KTW 2 Katowice
# CZ
PRG 6 Prague = praha,vaclav havel
# SK
BTS 3 Bratislava
# HU
BUD 6 Budapest = ferenc liszt
# RO
OTP 4 Bucharest = bucuresti,otopeni
CLJ 2 Cluj-Napoca = cluj,transylvania
# BG
SOF 3 Sofia
VAR 1 Varna
BOJ 1 Burgas = bourgas
# RS
BEG 4 Belgrade = beograd
# HR
ZAG 4 Zagreb = plitvice
DBV 4 Dubrovnik
SPU 4 Split
# SI
LJU 3 Ljubljana = bled
# BA
SJJ 5 Sarajevo
# ME
TGD 2 Podgorica
TIV 2 Tivat = kotor
# MK
SKP 2 Skopje
# AL
TIA 3 Tirana
# XK
PRN 2 Pristina
# EE
TLL 3 Tallinn
# LV
RIX 3 Riga
# LT
VNO 3 Vilnius
# BY
MSQ 2 Minsk
# UA
KBP 3 Kyiv = kiev,boryspil
LWO 2 Lviv
ODS 1 Odesa = odessa
# MD
RMO 1 Chisinau
# RU
MOW+ 4 Moscow = moskva
SVO 5 Moscow/Sheremetyevo = sheremetyevo
DME 4 Moscow/Domodedovo = domodedovo
VKO 4 Moscow/Vnukovo = vnukovo
ZIA 1 Moscow/Zhukovsky
LED 4 St Petersburg = saint petersburg,leningrad,pulkovo
VVO 3 Vladivostok
OVB 2 Novosibirsk
IKT 3 Irkutsk = lake baikal,baikal
KZN 2 Kazan
SVX 2 Yekaterinburg = koltsovo
AER 2 Sochi
KJA 1 Krasnoyarsk
UFA 1 Ufa
KUF 1 Samara
ROV 1 Rostov-on-Don
KRR 1 Krasnodar
MRV 1 Mineralnye Vody
MMK 2 Murmansk
# EG
CAI 7 Cairo = kaherah,pyramids,giza
SPX 3 Cairo/Sphinx = sphinx,giza
HRG 3 Hurghada
SSH 3 Sharm El Sheikh = sharm
LXR 3 Luxor
ASW 3 Aswan
HBE 3 Alexandria = iskandariah,borg el arab
ALY 1 Alexandria/El Nouzha
# MA
CMN 6 Casablanca = mohammed v
RAK 5 Marrakesh = marrakech,sahara
FEZ 3 Fez = fes
TNG 3 Tangier
RBA 2 Rabat
AGA 2 Agadir
# TN
TUN 4 Tunis
# DZ
ALG 3 Algiers
# LY
TIP 2 Tripoli
MJI 2 Tripoli/Mitiga
BEN 1 Benghazi
# SD
KRT 2 Khartoum
# ET
ADD 5 Addis Ababa = bole
# KE
NBO 5 Nairobi = masai mara,maasai mara,jomo kenyatta
MBA 3 Mombasa
# TZ
DAR 4 Dar es Salaam
JRO 4 Kilimanjaro = arusha,serengeti
ZNZ 4 Zanzibar
# UG
EBB 3 Entebbe = kampala
# RW
KGL 3 Kigali
# DJ
JIB 1 Djibouti
# SO
MGQ 1 Mogadishu
# ZA
JNB 6 Johannesburg = joburg,jozi,tambo,kruger
CPT 6 Cape Town = capetown,table mountain
DUR 4 Durban = king shaka
PLZ 2 Gqeberha = port elizabeth
# NA
WDH 2 Windhoek
# BW
GBE 2 Gaborone
# ZM
LUN 2 Lusaka
LVI 3 Livingstone = victoria falls zambia
# ZW
HRE 2 Harare
VFA 3 Victoria Falls
# MZ
MPM 2 Maputo
# AO
LAD 2 Luanda
# NG
LOS 4 Lagos
ABV 3 Abuja
PHC 1 Port Harcourt
# GH
ACC 3 Accra
# SN
DSS 3 Dakar = blaise diagne
# CI
ABJ 2 Abidjan
# ML
BKO 1 Bamako
# CM
DLA 2 Douala
# CD
FIH 2 Kinshasa
# CG
BZV 1 Brazzaville
# GA
LBV 1 Libreville
# MU
MRU 6 Mauritius = port louis,seewoosagur ramgoolam
# RE
RUN 3 Réunion = reunion,saint denis
# SC
SEZ 4 Mahé = mahe,seychelles,victoria
# MG
TNR 3 Antananarivo = madagascar
# KM
HAH 1 Moroni
# MW
LLW 1 Lilongwe
# US
NYC+ 7 New York = ny,new york city,manhattan,big apple
JFK 8 New York/John F Kennedy = kennedy,jfk
EWR 5 New York/Newark = newark,new jersey
LGA 4 New York/LaGuardia = la guardia,laguardia
LAX 8 Los Angeles = la,l a,hollywood,disneyland california
SFO 7 San Francisco = sf,frisco,bay area
SJC 4 San Jose = silicon valley,mineta
OAK 3 Oakland
SEA 6 Seattle = tacoma
LAS 6 Las Vegas = vegas,grand canyon
SAN 5 San Diego
WAS+ 4 Washington = washington dc,dc
IAD 6 Washington/Dulles = dulles
DCA 4 Washington/Reagan National = reagan
BWI 3 Baltimore
CHI+ 4 Chicago
ORD 6 Chicago/O'Hare = ohare,o hare
MDW 3 Chicago/Midway = midway
BOS 6 Boston = logan,harvard
MIA 6 Miami
MCO 6 Orlando = disney world
SFB 1 Orlando/Sanford = sanford
FLL 4 Fort Lauderdale
TPA 4 Tampa
ATL 6 Atlanta = hartsfield
DFW 6 Dallas = fort worth
DAL 2 Dallas/Love Field = love field
IAH 6 Houston = george bush intercontinental
HOU 3 Houston/Hobby = hobby
AUS 4 Austin
SAT 3 San Antonio
DEN 6 Denver = colorado
PHX 5 Phoenix = sky harbor
PHL 5 Philadelphia
DTW 5 Detroit
MSP 5 Minneapolis = st paul,saint paul
SLC 4 Salt Lake City
PDX 4 Portland
HNL 6 Honolulu = hawaii,oahu,waikiki
OGG 4 Maui/Kahului = kahului,maui
KOA 3 Kona = big island
LIH 2 Kauai/Lihue = lihue
ITO 1 Hilo
ANC 4 Anchorage = alaska
FAI 2 Fairbanks
JNU 2 Juneau
CLT 4 Charlotte
BNA 4 Nashville
MSY 4 New Orleans = louis armstrong
STL 3 St Louis = saint louis
MCI 3 Kansas City
CLE 3 Cleveland
CVG 3 Cincinnati
CMH 3 Columbus
IND 3 Indianapolis
PIT 3 Pittsburgh
MKE 3 Milwaukee
BUF 3 Buffalo = niagara
RDU 3 Raleigh = durham
MEM 3 Memphis
SMF 3 Sacramento
ABQ 2 Albuquerque
TUS 2 Tucson
OKC 2 Oklahoma City
OMA 2 Omaha
SDF 2 Louisville
RIC 2 Richmond
ORF 2 Norfolk
JAX 2 Jacksonville
RSW 2 Fort Myers
PBI 2 West Palm Beach = palm beach
BDL 2 Hartford = bradley
PVD 2 Providence
ALB 2 Albany
ROC 2 Rochester
SYR 2 Syracuse
BHM 2 Birmingham
BOI 2 Boise
RNO 3 Reno = lake tahoe
SNA 3 Orange County = santa ana,anaheim,john wayne
ONT 2 Ontario
BUR 2 Burbank
LGB 2 Long Beach
PSP 2 Palm Springs
GEG 1 Spokane
TUL 1 Tulsa
ELP 1 El Paso
DSM 1 Des Moines
LIT 1 Little Rock
CHS 2 Charleston
SAV 2 Savannah
MYR 1 Myrtle Beach
LAN 1 Lansing
EUG 1 Eugene
FAT 1 Fresno = yosemite
MRY 1 Monterey
SBA 1 Santa Barbara
MSN 1 Madison
GRR 1 Grand Rapids
PWM 1 Portland/Maine = maine
MHT 1 Manchester
HSV 1 Huntsville
COS 1 Colorado Springs
DAY 1 Dayton
TYS 1 Knoxville
LEX 1 Lexington
CAE 1 Columbia
GSO 1 Greensboro
GSP 1 Greenville
ICT 1 Wichita
JAN 1 Jackson
MOB 1 Mobile
BTV 1 Burlington
HPN 1 White Plains = westchester
ISP 1 Islip = long island
JAC 2 Jackson Hole = yellowstone
BZN 2 Bozeman = yellowstone
EYW 2 Key West
# CA
YTO+ 5 Toronto
YYZ 7 Toronto/Pearson = pearson,niagara falls
YTZ 3 Toronto/Billy Bishop = billy bishop
YVR 7 Vancouver
YMQ+ 3 Montreal
YUL 6 Montréal/Trudeau = montreal,trudeau
YYC 5 Calgary = banff
YOW 4 Ottawa
YEG 4 Edmonton
YWG 3 Winnipeg
YHZ 3 Halifax
YQB 3 Québec = quebec
YYJ 3 Victoria
YXE 1 Saskatoon
YQR 1 Regina
YYT 2 St John's
YLW 2 Kelowna
YXU 1 London
YHM 1 Hamilton
YZF 3 Yellowknife = aurora canada
YXY 2 Whitehorse
YQM 1 Moncton
YQT 1 Thunder Bay
# MX
MEX 5 Mexico City = ciudad de mexico
NLU 2 Mexico City/Felipe Ángeles = felipe angeles
CUN 5 Cancún = cancun
GDL 3 Guadalajara
MTY 2 Monterrey
SJD 3 Los Cabos = cabo,san jose del cabo
PVR 2 Puerto Vallarta
TIJ 2 Tijuana
MID 2 Mérida = merida
BJX 1 León = leon,guanajuato
HMO 1 Hermosillo
CUL 1 Culiacán = culiacan
CUU 1 Chihuahua
VSA 1 Villahermosa
TGZ 1 Tuxtla Gutiérrez
# GT
GUA 2 Guatemala City
# CR
SJO 3 San José = san jose,juan santamaria
LIR 1 Liberia
# PA
PTY 3 Panama City = tocumen
# SV
SAL 1 San Salvador
# HN
SAP 1 San Pedro Sula
XPL 1 Tegucigalpa/Palmerola = palmerola
# NI
MGA 1 Managua
# BZ
BZE 1 Belize City
# CU
HAV 3 Havana = habana
VRA 1 Varadero
# JM
KIN 2 Kingston
MBJ 2 Montego Bay
# BS
NAS 3 Nassau
# DO
PUJ 2 Punta Cana
SDQ 2 Santo Domingo
LRM 1 La Romana
# PR
SJU 3 San Juan
# BB
BGI 2 Bridgetown = barbados
# TT
POS 2 Port of Spain
# AW
AUA 1 Aruba = oranjestad
# CW
CUR 1 Curaçao = curacao
# SX
SXM 1 St Maarten = philipsburg
# AG
ANU 1 Antigua
# LC
UVF 1 St Lucia
# KY
GCM 1 Grand Cayman
# VI
STT 1 St Thomas
# HT
PAP 1 Port-au-Prince
# GY
GEO 1 Georgetown = cheddi jagan
# SR
PBM 1 Paramaribo
# BR
SAO+ 4 São Paulo = sao paulo
GRU 6 São Paulo/Guarulhos = guarulhos
CGH 2 São Paulo/Congonhas = congonhas
VCP 2 Campinas
RIO+ 3 Rio de Janeiro = rio
GIG 5 Rio de Janeiro/Galeão = galeao
SDU 2 Rio de Janeiro/Santos Dumont
BSB 3 Brasília = brasilia
SSA 2 Salvador = bahia
REC 1 Recife
FOR 1 Fortaleza
CNF 1 Belo Horizonte
POA 1 Porto Alegre
CWB 1 Curitiba
FLN 1 Florianópolis = florianopolis
MAO 2 Manaus = amazon
BEL 1 Belém = belem
IGU 3 Foz do Iguaçu = iguazu falls,foz do iguacu
GYN 1 Goiânia = goiania
VIX 1 Vitória
CGB 1 Cuiabá
SLZ 1 São Luís
MCZ 1 Maceió
RAO 1 Ribeirão Preto
# AR
BUE+ 4 Buenos Aires
EZE 5 Buenos Aires/Ezeiza = ezeiza,pistarini
AEP 3 Buenos Aires/Aeroparque = aeroparque
COR 1 Córdoba = cordoba
MDZ 1 Mendoza
USH 3 Ushuaia = patagonia
IGR 3 Puerto Iguazú = iguazu
# CL
SCL 5 Santiago
IPC 3 Easter Island = rapa nui
PUQ 2 Punta Arenas
ANF 1 Antofagasta
# PE
LIM 5 Lima
CUZ 5 Cusco = cuzco,machu picchu
AQP 1 Arequipa
# CO
BOG 4 Bogotá = bogota
MDE 3 Medellín = medellin
EOH 1 Medellín/Olaya Herrera
CTG 3 Cartagena
CLO 2 Cali
BAQ 1 Barranquilla
# EC
UIO 3 Quito
GYE 2 Guayaquil
GPS 3 Galápagos = galapagos,baltra
# BO
LPB 2 La Paz = el alto
VVI 2 Santa Cruz = viru viru
CBB 1 Cochabamba
UYU 2 Uyuni = salar de uyuni
# PY
ASU 2 Asunción = asuncion
# UY
MVD 3 Montevideo
# VE
CCS 2 Caracas
PMV 1 Porlamar = margarita
BLA 1 Barcelona
`
