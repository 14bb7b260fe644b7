/**
 * Towns and islands people sleep in that have no airport of their own. A line is `weight City = other names`;
 * `# MY` starts a country.
 */
export const hotelCities = `
# MY
8 Genting Highlands = genting,resorts world genting
8 Cameron Highlands = cameron,tanah rata,brinchang
7 Port Dickson = pd
6 Putrajaya
6 Petaling Jaya = pj,bandar sunway,sunway,damansara
6 Shah Alam
5 Subang Jaya
5 Cyberjaya
6 Sepang = klia hotels,gold coast sepang
5 Klang = port klang,pulau ketam
4 Kajang = bangi
4 Kuala Selangor = fireflies
6 George Town = georgetown,penang city
6 Batu Ferringhi = batu feringgi
4 Butterworth = seberang perai
4 Bukit Mertajam
5 Taiping = maxwell hill,bukit larut
4 Lumut = teluk batik
6 Pangkor = pulau pangkor,pangkor island
4 Sitiawan
3 Teluk Intan
3 Kuala Kangsar
4 Gopeng
3 Kampar
6 Seremban = negeri sembilan
4 Nilai
4 Kuala Pilah
5 Iskandar Puteri = nusajaya,legoland malaysia,puteri harbour
5 Desaru
4 Kulai
4 Batu Pahat
4 Muar
4 Kluang
4 Mersing
6 Tioman Island = tioman,pulau tioman
5 Rawa Island = pulau rawa
6 Perhentian Islands = perhentian,pulau perhentian
6 Redang Island = redang,pulau redang
4 Lang Tengah Island = lang tengah
4 Kapas Island = pulau kapas
4 Marang
4 Dungun
5 Cherating
4 Rompin
5 Bukit Tinggi = colmar tropicale,berjaya hills
5 Janda Baik
5 Bentong
5 Fraser's Hill = frasers hill,bukit fraser
4 Raub
4 Temerloh
5 Taman Negara = kuala tahan
3 Jerantut
4 Sungai Petani
4 Kulim
3 Kangar = perlis
3 Padang Besar
4 Kundasang = kinabalu park,ranau
4 Semporna = mabul,sipadan
4 Tuaran
3 Keningau
3 Kudat = tip of borneo
4 Damai = santubong
3 Sri Aman
3 Kapit
# SG
6 Sentosa = sentosa island,resorts world sentosa
# TH
7 Pattaya = jomtien
6 Ayutthaya
5 Kanchanaburi = river kwai
6 Khao Lak
5 Koh Lanta = ko lanta
5 Koh Phi Phi = phi phi,phi phi islands
5 Koh Phangan = ko pha ngan
4 Koh Tao = ko tao
4 Koh Chang = ko chang
5 Koh Lipe = ko lipe,lipe
5 Khao Yai
5 Pai
5 Songkhla
4 Betong
4 Satun
4 Cha-am = cha am
# ID
7 Ubud
7 Kuta
7 Seminyak
6 Nusa Dua
6 Sanur
6 Jimbaran
6 Canggu
5 Uluwatu
6 Bintan = bintan island,lagoi
5 Gili Trawangan = gili t
5 Nusa Penida
5 Bogor = puncak
6 Lake Toba = danau toba,parapat,samosir
5 Bukittinggi = bukit tinggi
5 Berastagi = brastagi
4 Lembang
4 Bromo = mount bromo,probolinggo
# VN
7 Hoi An
6 Ha Long = halong bay,ha long bay,halong
6 Sapa = sa pa
5 Ninh Binh = trang an,tam coc
5 Vung Tau
5 Mui Ne = phan thiet
4 Cat Ba
3 Ha Giang
# KH
4 Kampot
4 Kep
4 Battambang
# LA
4 Vang Vieng
# PH
5 El Nido
5 Tagaytay
4 Baguio
4 Subic
5 Panglao
# TW
6 Jiufen = chiufen
5 Taroko
5 Sun Moon Lake = nantou
5 Cingjing
5 Alishan
5 Kenting
5 Yilan = jiaoxi
4 Tamsui
# CN
5 Suzhou
5 Yangshuo
4 Wuzhen
4 Fenghuang
4 Pingyao
4 Chengde
4 Datong
5 Turpan
4 Leshan = emeishan
# JP
8 Kyoto = gion,arashiyama
7 Hakone
7 Nara
6 Yokohama
6 Kobe
6 Fujikawaguchiko = kawaguchiko,lake kawaguchi,mount fuji,mt fuji
6 Kanazawa
6 Takayama = hida takayama
6 Shirakawa-go = shirakawa
6 Nikko
6 Otaru
6 Niseko
6 Furano
5 Noboribetsu = toya
6 Kamakura
5 Atami
5 Beppu
5 Yufuin = yufu
6 Urayasu = tokyo disney resort,tokyo disneyland
5 Karuizawa
5 Hakuba
5 Nagano
5 Matsumoto
4 Ise
4 Himeji
4 Miyajima = hatsukaichi
# KR
6 Gangneung
5 Gapyeong = nami island
5 Sokcho = seoraksan
5 Jeonju
5 Gyeongju
5 Pyeongchang = alpensia,yongpyong
5 Suwon
# IN
5 Munnar
4 Alleppey = alappuzha,kerala backwaters
4 Ooty = udhagamandalam
4 Rishikesh
4 Shimla = simla
5 Manali
5 Gulmarg
4 Vellore
4 Pondicherry = puducherry
# LK
5 Kandy
5 Nuwara Eliya
5 Galle
5 Sigiriya = dambulla
5 Ella
5 Bentota
4 Negombo
# NP
4 Nagarkot
4 Chitwan
# SA
9 Makkah = mecca,mekah,makkah al mukarramah
# TR
6 Göreme = cappadocia,kapadokya,goreme
5 Pamukkale
5 Bursa
5 Kuşadası = kusadasi,ephesus
4 Konya
# JO
5 Petra = wadi musa
4 Wadi Rum
4 Dead Sea
# EG
5 Giza = pyramids
# MA
4 Chefchaouen
# AU
5 Surfers Paradise
5 Byron Bay
5 Blue Mountains = katoomba
5 Port Douglas
5 Fremantle
5 Margaret River
4 Great Ocean Road = lorne,apollo bay
4 Phillip Island
4 Geelong
# NZ
5 Lake Tekapo = tekapo
5 Wanaka
5 Milford Sound
4 Franz Josef
4 Te Anau
5 Taupo
# GB
4 Oxford
4 Cambridge
5 Bath
4 York
4 Lake District = windermere
4 Stratford-upon-Avon
4 Isle of Skye
4 Cotswolds
# FR
5 Cannes
4 Versailles
5 Chamonix
5 Strasbourg
5 Colmar
5 Marne-la-Vallée = disneyland paris
4 Annecy
# CH
6 Interlaken = jungfrau,grindelwald
6 Lucerne = luzern,titlis,engelberg
6 Zermatt = matterhorn
5 Montreux
# AT
5 Hallstatt
# DE
4 Heidelberg
4 Füssen = neuschwanstein,fussen
4 Rothenburg ob der Tauber = rothenburg
# IT
5 Cinque Terre = la spezia
5 Amalfi
5 Sorrento
4 Como = lake como
4 Siena
# ES
5 Granada = alhambra
4 Córdoba = cordoba
4 Toledo
# PT
4 Sintra
# GR
4 Meteora = kalambaka
# NL
5 Keukenhof = lisse
4 Giethoorn
4 The Hague = den haag
# BE
4 Bruges = brugge
# CZ
4 Český Krumlov = cesky krumlov
# IS
4 Vik
5 Blue Lagoon = grindavik
# US
5 Anaheim = disneyland
4 Niagara Falls
4 Grand Canyon
# CA
5 Banff
4 Whistler
4 Niagara-on-the-Lake = niagara falls canada
`
