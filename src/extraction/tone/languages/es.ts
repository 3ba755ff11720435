import type { ToneLanguage } from './tone-language.ts';

export const spanish: ToneLanguage = {
  code: 'es',
  smallWords:
    'el la los las y es son un una de del para con que en por se su sus lo más pero como muy o si no al este esta también sin han tiene puede',
  urges: `mejor, mejores, el mejor, la mejor, lo mejor, mejor opción, nuestra recomendación, mi recomendación,
    recomendación principal, nuestra elección, nuestro favorito, mi favorito, primera opción, muy
    recomendable*, altamente recomend*, totalmente recomend*, cien por cien recomend*, ganador, ganadora,
    insuperable*, inmejorable*, inigualable*, imbatible*, excepcional*, excelente*, sobresaliente*,
    extraordinari*, espectacular*, imprescindible*, de primera, número uno, apuesta segura, sin dudarlo, a
    ojos cerrados, de lejos, referente, referencia indiscutible, con diferencia, fuera de serie, matrícula
    de honor, de diez, un diez, acierto seguro, de cabeza, la opción más segura, la apuesta segura, mi
    elección, mi primera opción, yo elegiría, yo me quedaría, me quedaría con, yo empezaría por, elegiría,
    la referencia`,
  praises: `apenas se oye, apenas se nota, apenas hace ruido, recomend*, aconsej*, perfect*, ideal*, estupend*,
    fantástic*, maravill*, magnífic*, genial*, increíble*, impresion*, encant*, enamor*, delicios*,
    riquísim*, exquisit*, sabros*, fiable*, confiable*, de confianza, confianza, sólid*, robust*, durader*,
    resistente*, de calidad, alta calidad, gran calidad, buena calidad, bien hech*, bien diseñad*, cuidad*,
    fácil de usar, fáciles de usar, sencillo de usar, intuitiv*, amigable*, fluid*, sin complicaciones,
    potente*, poderos*, versátil*, eficaz, eficaces, eficiente*, reputad*, prestigi*, reconocid*, líder*,
    galardonad*, premiad*, valorad*, aclamad*, elogi*, alab*, aplaud*, satisfech*, satisfacción, content*,
    muy bueno, muy buena, muy buenos, muy buenas, muy bien, buena opción, buena elección, gran opción,
    excelente opción, gran elección, vale la pena, merece la pena, vale lo que cuesta, vale cada, relación
    calidad-precio, calidad-precio, calidad precio, cumple de sobra, cumple con creces, cumple lo que
    promete, no defrauda, no decepciona, nunca falla, no falla, nunca me ha fallado, sin problemas, ningún
    problema, ni un solo problema, ni un problema, cero problemas, sin quejas, ninguna queja, ni una queja,
    nada que objetar, nada malo que decir, sin fallos, destaca*, sobresale*, brilla, supera*, aventaja*,
    gana, gana a, superior*, mejor que, puntual*, amable*, atent*, atencion excelente, servicial*,
    profesionales muy, cómod*, confortable*, elegante*, precios*, silencios*, innovador*, vanguard*,
    generos*, una maravilla, una gozada, una delicia, acierto, acertad*, una joya, joya, favorit*, repetir*,
    repetiría, volveré, volvería, impecable*, intachable*, nota alta, bien valorad*, muy valorad*, bien
    considerad*, a la primera, en minutos, en pocos minutos, lo resolvieron, resolvieron todo, resuelto,
    solucionaron, hace todo, todo lo que le pido, todo lo que necesito, todo lo necesario, como el primer
    día, como nuevo, como nueva, gratamente sorprendid*, superó mis expectativas, superado mis expectativas,
    supera las expectativas, un placer, un lujo, un gusto, un regalo, una pasada, una ganga, ganga, chollo,
    un descubrimiento, un tesoro, una apuesta, lo volvería, volvería a comprar, compraría de nuevo, repito,
    sin arrepentimientos, indestructible*, todoterreno, una pluma, en un abrir, sin esfuerzo, pan comido,
    coser y cantar, detallist*, cercan*, empátic*, honest*, honrad*, precios justos, precio justo, sin
    costes ocultos, sin sorpresas, difícil de superar, difícil de batir, difícil encontrar algo mejor, no
    tiene rival, sin rival, sin comparación, a prueba de, minucios*, esmerad*, cinco estrellas, chapó,
    felic*, feliz, aliviad*, ahorra tiempo, ahorro de tiempo, me ha salvado, nos salvó, buenísim*,
    comodísim*, rapidísim*, facilísim*, de maravilla, fascin*, fenomenal*, fabulos*, jugos*, crujiente*,
    fresquísim*, ligerísim*, sencillísim*, silenciosísim*, solidísim*, suavísim*, aguanta años, aguanta
    todo, dura años, dura días, dura todo el día, como nuev*, como la seda, sobre ruedas, sin pegas, sin
    letra pequeña, sin esperas, sin rechistar, en {minutos/un momento/menos de una hora}, en cuestión de
    minutos, al momento, al instante, al día siguiente, antes de lo previsto, a tiempo, resolvieron, me lo
    resolvieron, lo solucionaron, amabl*, encantador*, cordial*, pacient*, atención exquisita, trato
    exquisito, trato inmejorable, merece cada, superó mis, grata sorpresa, sorprend*, un acierto, un chollo,
    un gustazo, nítid*, cristalin*, envolvente*, bien acabad*, buenos acabados, bien construid*, bordad*, lo
    bordan, borda, acogedor*, repetiré, repetimos, volveremos, clienta fiel, cliente fiel, me ahorra,
    salvavidas, brill*, triunf*, arrasa, fama de resolver, buena fama, mejor valorad*, mejor puntuad*,
    encabeza, lidera, recomendad*, superventas, más vendid*, clásico de, buena relación calidad, encaja
    bien, adecuado para, adecuada para`,
  likes: `buen, bueno, buena, buenos, buenas, bien, decente*, correct*, útil, útiles, fácil*, rápid*, liger*,
    liviano*, asequible*, barat*, accesible*, flexible*, popular*, conocid*, modern*, compact*, segur*,
    estable*, gran variedad, variedad, variad*, calidad, transparente*, experiencia, expert*, profesional*,
    apropiad*, ventaja*, fortaleza*, punto fuerte, puntos fuertes, cumple, suficiente*, sirve, funciona
    bien, agradable*, bonit*, atractiv*, fresc*, sostenible*, personaliz*, divertid*, gran comunidad,
    comunidad activa, creativ*, enriqueced*, interesante*, competitiv*, reconocida, completo y, más bajo,
    más baja, precio más bajo, precio bajo, precios bajos, el más barato, la más barata, más económic*,
    económic*, sencill*, especializad*, especialista*, certificad*, homologad*, acreditad*, familiar,
    garantía larga, años de garantía, garantía de por vida, garantía amplia, envío gratis, envío gratuito,
    devolución gratuita, devoluciones gratuitas, prueba gratis, prueba gratuita, sin permanencia, sin
    comisiones, sin coste, sin compromiso, 24/7, 24 horas, en español, soporte técnico, atención
    personalizada, trato cercano, amplia red, red de talleres, muchas tiendas, presencia nacional,
    plegable*, portátil*, impermeable*, lavable*, amplio, amplia, amplios, amplias, luminos*, tranquil*,
    bien ubicad*, bien situad*, céntric*, automátic*, natural, naturales, sin azúcar, sin gluten, ecológic*,
    artesan*, fabricado en españa, hecho en españa, nacional, suave, suaves, gran autonomía, buena
    autonomía, compatible*, gratuit*, adecuad*, años de experiencia, veteran*`,
  dislikes: `car, caro, cara, caros, caras, costos*, pesad*, voluminos*, limitad*, limitacion*, limitación, falta,
    faltan, carece*, básic*, anticuad*, complej*, complicad*, confus*, curva de aprendizaje, irregular*,
    regular, menos potente*, menos fiable*, menos adecuad*, inconveniente*, desventaja*, punto débil, puntos
    débiles, debilidad*, defecto, mejorable*, podría mejorar, podría ser mejor, no es ideal, no es para
    todos, ruidos*, rígid*, poco práctic*, poco intuitiv*, algo escas*, escas*, flojo, floja, flojos,
    flojas, apenas, nadie, soso, sosa, tibio, tibia, del montón, sin más, ni fu ni fa, justit*, corta de, se
    queda cort*, para lo que ofrece, para lo que da, {a los/a las}
    {dos/tres/cuatro/cinco/seis/pocos/pocas/quince/diez} {días/semanas/meses/lavados}, {después de/tras}
    {un/una/dos/tres/cuatro/cinco/seis/pocos/pocas}
    {día/días/semana/semanas/mes/meses/lavado/lavados/uso/usos}, al mes de, a la semana de, al segundo
    {día/uso/lavado}, a la primera {lluvia/lavada}, de un departamento a otro, más cara que, más caro que,
    renovación, sube mucho, permanencia, de pago, no incluye, no incluid*, lista de espera, listas de
    espera, cuidado con el, ojo con el, ojo con la, ojo a`,
  faults: `me siguen cobrando, siguen cobrando, semanas sin, días sin, llevo semanas, mal, malo, mala, malos,
    malas, pésim*, peor, horrible*, horroros*, terrible*, fatal, lamentable*, desastr*, decepcion*,
    decepción, frustr*, molest*, irrit*, defectuos*, averí*, averiad*, se avería, se rompe*, se rompió,
    rompió, rompier*, rot, roto, rota, rotos, rotas, quebrad*, se descos*, despeg*, se agriet*, gotea,
    goteras, fuga*, pierde agua, oxid*, chirr*, se recalienta, sobrecalient*, se cuelga, se bloquea, se
    cierra sol*, se cae, caídas, errores, error, fallo, fallos, falla, fallan, fallas, bug, bugs, lent,
    lento, lenta, lentos, lentas, lentitud, dejó de funcionar, no funciona, no funcionaba, dejaron de,
    inestable*, poco fiable*, no fiable, frágil*, endeble*, de mala calidad, baja calidad, mala calidad,
    chapuza*, cutre*, carísim*, sobrevalorad*, sobreprecio*, precio excesivo, abusiv*, cobros, cobran de
    más, cobro indebido, cargos ocultos, costes ocultos, costos ocultos, letra pequeña, queja*, reclam*,
    insatisfech*, descontent*, arrepent*, maleducad*, grosero*, antipátic*, incompetente*, poco
    profesional*, nadie contesta, no contestan, no contesta, no responden, no responde, sin respuesta,
    ilocalizable*, imposible contactar, imposible hablar, horas de espera, espera interminable, retras*,
    tarde, nunca llegó, no llegó, nunca llegaron, desaparec*, cancel*, perdid*, perdieron, dañad*,
    estropead*, suci*, mugrient*, caducad*, incomible*, insípid*, sos, frío, helad*, inservible*, inútil*,
    ineficaz, ineficaces, peligros*, engañ*, mentir*, deshonest*, demanda judicial, problema*, sufre de,
    fracas*, obsolet*, desfasad*, deja mucho que desear, deja que desear, por debajo, inferior*, se queda
    atrás, no vale la pena, no merece la pena, no vale lo, no cumple*, no dura, no aguanta, se desgast*,
    incómod*, débil*, mediocre*, ni siquiera, desorganiz*, abandonad*, pierde conexión, se desconecta,
    ensordecedor*, estruendo, se calienta, calienta demasiado, quema, se atasca, atascad*, se deforma,
    deformad*, rayad*, decolor*, destiñ*, encogi*, se despega, se desprende, se soltó, se descargó, se
    descarga, batería dura poco, batería apenas, se apaga, se reinicia, cierra la sesión, pierde la señal,
    cortes, se corta, datos perdidos, borró, hacke*, lleno de anuncios, plagad*, invasiv*, colgaron,
    cuelgan, me colgaron, una hora al teléfono, horas al teléfono, me tuvieron, te marean, marear, dan
    largas, largas, pelotean, nadie atiende, nadie coge, nadie responde, nunca me llamaron, nunca
    respondieron, ignor*, comisiones sorpresa, comisión sorpresa, cargos sorpresa, cargo sorpresa, cobran
    sin, cobraron, cobra de más, cobraron dos veces, sin avisar, sin previo aviso, sin permiso, darse de
    baja es, dar de baja, odisea, calvario, tortura, pesadilla, suplicio, infierno, imposible cancelar,
    imposible darse, fianza, insistent*, presion*, promesas falsas, falsas promesas, mienten, mentira*,
    dejadez, desganad*, indiferente*, arrogante*, prepotente*, borde, bordes, desbordad*, abarrotad*,
    caótic*, caos, chinches, cucarachas, pelo en, recalentad*, quemad*, crud*, grasient*, aguad*, seco,
    reseco, duro como, pedido equivocado, talla equivocada, equivocad*, faltaban piezas, faltan piezas,
    golpead*, abollad*, extraviad*, se extravió, semanas de retraso, tardaron semanas, tardó semanas, meses
    esperando, eternidad, interminable*, ridícul*, penos*, patétic*, deplorable*, bochorn*, indign*,
    esperaba más, esperaba mucho más, se esperaba más, a medias, sin terminar, empeor*, ha bajado, ya no es
    lo que, quiebra, multa, multad*, sancionad*, demandad*, filtración de datos, timad*, metálico, apagado,
    borros*, pixelad*, basto, dolor de cabeza, quebradero*, un lío, engorro*, atraco, ladron*, saque*,
    sablaz*, clavad*, nos clavaron, dineral, un ojo de la cara, por las nubes, un riñón, timar, sangran,
    desorbitad*, se hunde, hundid*, se llenó de rayas, rayas, reventó, revent*, estall*, explot*, se quemó,
    se fundió, fundid*, chispa*, cortocircuito, calambre*, se partió, partid*, se soltaron, se salió, se
    desarm*, se desmont*, se deshac*, deshilach*, deshilo*, descosid*, bolitas, pelusa*, se agujere*,
    agujeros, se dobl*, torcid*, abombad*, manch*, se mancha, humedad*, moho, mohos*, filtr*, gote*, pita,
    zumbido, zumba, cruje, crujidos, vibra demasiado, se sobrecal*, se ralentiza, se congela, congelad*,
    tirones, a tirones, se traba, trab*, se queda pillad*, se queda colgad*, no carga, no abre, no enciende,
    no arranca, no conecta, no sincroniza, no reconoce, no te da, nadie te da, una solución, no soluciona*,
    no resuelv*, nadie resuelve, nadie ayuda, nadie sabe, sin solución, te pasan de, me pasaron de, te
    cuelgan, te ignoran, respuestas automátic*, respuesta automátic*, respuestas enlatad*, se desentiend*,
    se lavan las manos, excusas, evasiv*, de malas maneras, malas formas, malos modos, mal trato, maltrat*,
    trato pésimo, borderí*, chulesc*, desagradabl*, pasota*, impresentabl*, vergonzante*, publicidad
    engañosa, falsific*, fals*, imitación barata, mentiros*, embaucador*, trilero*, jeta, morro, trampa*,
    engañif*, camelo, cuento chino, vendehúmos, filtraron, espía*, venden tus datos, spam, acos*, hostig*,
    asco, asqueros*, repugn*, rancio, rancia, agri*, podrid*, pasad*, chicloso, gomos*, suela de zapato,
    suela de, dura como, crudo por, incomestible*, incomible, intoxic*, me sentó mal, diarrea, alergi*,
    picor, escuece, roza*, aprieta*, hace daño, duele*, dolió, agobi*, asfixi*, lesion*, tóxic*, riesgo de,
    me arrepentí, arrepentimiento, error comprar, malgast*, despilfarr*, desperdici*, esperando desde, sigo
    esperando, aún espero, todavía espero, no devuelv*, no me devolvieron, sin reembolso, niegan, se niegan,
    rechaz*, lamentablemente, desgraciadamente, por desgracia, rabia, indignante*, indignad*, desesper*,
    exasper*, harto, harta, aburrid*, tedios*, laberint*, farragos*, chapucer*, mal hech*, mal diseñad*, mal
    acabad*, de juguete, plástico barato, cartón piedra, birria, porquería, mierda, caca, desastre, recibe
    críticas, recibido críticas, reciben críticas, críticas por, con quejas, quejas por, quejas sobre,
    muchas quejas, demanda colectiva, concurso de acreedores, cierre, cerró, filtración, hackead*, malas
    opiniones, malas reseñas, opiniones negativas, reseñas negativas, mal valorad*, peor valorad*, última
    posición, a la cola, dificultad para darse de baja, difícil darse de baja, darse de baja, ventas
    añadidas, demasiado car*, demasiado pesad*, demasiado grande, demasiado pequeñ*, no encaja, no es
    adecuad*, inadecuad*, no te conviene, no conviene, no sirve`,
  warns: `no recomiendo, no recomendamos, no lo recomiendo, no la recomiendo, no recomendaría, evitar, evítal*,
    evite, evita, a evitar, hay que evitar, ni se te ocurra, huye, huid, huyan, aléj*, mantente lejos, no
    recomend*, no lo recomend*, no la recomend*, no los recomiendo, no recomendable*, poco recomendable*, no
    aconsej*, desaconsej*, no compr*, no contrat*, cuidado con, ojo con, desconf*, estafa*, timo, fraude*,
    fraudulent*, tirar el dinero, dinero tirado, pérdida de dinero, pérdida de tiempo, nunca más, jamás
    vuelvo, no vuelvo, no volvería, no volveré, el peor, la peor, los peores, las peores, lo peor,
    vergüenza, vergonzos*, una basura, basura, nefast*, mejor descart*, descartar*, ni regalado, ni
    regalada, ni gratis, ni loco, ni loca, ni de broma, no os acerquéis, no te acerques, no se acerquen, no
    caigáis, no caigas, no caigan, no os fiéis, no te fíes, no se fíen, no confíe*, no piquéis, no alquil*,
    no vayáis, no vayas, no pidáis, no pidas, no perdáis, no pierdas, ahórrate, ahorraos, ahórrese, corre en
    dirección, salid corriendo, lista negra, estafador*, timador*, mafia*, delincuent*, huir, conviene
    evitar, mejor evitar, es mejor evitar, yo evitaría, evitaría, yo descartaría, descartaría, no elegiría,
    no compraría, no lo compraría, no pagaría, mejor otra opción, mejor buscar otra, busca otra, buscar otra
    opción, no hace falta comprar`,
  negates: `improbable, poco probable, no, ni, nunca, jamás, sin, ningún, ninguna, ninguno, nada, tampoco, poco, menos, lejos de`,
  boosts: `muy, realmente, extremadamente, sumamente, especialmente, increíblemente, absolutamente, totalmente, súper, tan, bastante`,
  weakens: `algo, un poco, relativamente, a veces, ligeramente, puede ser, puede resultar, podría`,
  turns: `pero, sin embargo, aunque, no obstante, mientras que, en cambio, por el contrario, a pesar de, pese a, eso sí`,
  than: `comparado con, comparada con, en comparación con, a diferencia de, frente a`,
  beats: `mejor que, mejores que, supera a, supera al, gana a, le gana a, superior a, superior al, por encima de,
    por delante de, aventaja a, vueltas al de, vueltas a, mas fiable que, más rápido que, le da mil vueltas al
    de, le da mil vueltas al, le da mil vueltas a, da mil vueltas al, da mil vueltas a, da mil vueltas al de,
    le saca mucha ventaja a, le saca ventaja a, saca ventaja a, le saca una cabeza a, le gana la partida a, le
    gana por goleada a, gana por goleada a, se impone a, se impone al, derrota a, derrota al, bate a, bate al,
    deja atrás a, deja atrás al, deja en pañales a, deja en pañales al, se come a, barre a, eclipsa a, más
    silencioso que, más resistente que, más barato que`,
  loses: `peor que, inferior a, inferior al, por detrás de, por debajo de, menos fiable que, pierde frente a, no le
    llega a la suela del zapato a, no le llega ni a la suela del zapato a, no llega al nivel de, no está a la
    altura de, no puede con, cae ante, sale perdiendo frente a, sale perdiendo ante, pierde ante, palidece
    ante, queda por detrás de`,
  joins: `y, e`,
  merits: `ventajas, ventaja, pros, pro, puntos fuertes, fortalezas, lo bueno, a favor, puntos a favor, positivo, lo mejor, ideal para, perfecto para, recomendado para`,
  flaws: `desventajas, desventaja, contras, contra, puntos débiles, debilidades, lo malo, en contra, inconvenientes, negativo, limitaciones, lo peor, menos adecuado para`,
  shuns: `que evitaría, descartad*, que he descartado, fuera de la lista, no recomendad*, menos recomendab*, poco
    recomendab*, con precaución, con cautela, con cuidado, no merecen la pena, no valen la pena, excluid*`,
  conditions: `si, salvo que, a menos que, cuando`,
  neutral: `{sus/los/de/identificar/identifiquen/tus/propios} errores, aprender del error,
    {resolución/resolver/solucionar/plantear} {problemas/problemas sencillos}, buena pregunta, no solo,
    buenas prácticas, mejores prácticas, buena suerte, bien sea, más bien, si bien, o bien, así como, tan
    bien como, para evitar, ayuda a evitar, evitar errores, mejor comprensión, comprender mejor, entender
    mejor, prestaciones a medida, gama media, precio medio, sin duda, resolver problemas, resolución de
    problemas, en caso de problemas, dolor crónic*, enfermedades graves, prevención de fraude, como mínimo,
    falta de tiempo, mejorar, código abierto, política de cancelación, cancelación gratuita, cancelar en
    cualquier momento, seguros de, seguro de, seguro médico, seguros, compañía de seguros, por lo tanto, más
    tarde, tarde o temprano, de la tarde, tarjeta de, corrección de errores, mensaje de error, gran
    cantidad, gran parte, gran empresa, grandes marcas, ventajas competitivas, ventaja competitiva, detectar
    errores, corregir errores, encontrar errores, detección de errores, gestión de
    {riesgos/crisis/residuos/conflictos/pérdidas/quejas/reclamaciones}, detección de
    {fraudes/fraude/fallos/fugas}, prevención de {fraudes/pérdidas/riesgos/robos}, lucha contra el
    {fraude/cáncer/crimen}, seguro {contra robo/de accidentes/de vida}, seguros de {accidentes/vida/salud},
    cáncer de, dolor {lumbar/crónico/muscular}, alivio del dolor, películas de {guerra/terror}, juegos de
    guerra, piel {seca/sensible}, pelo {seco/dañado}, quitamanchas, cadena de frío, bebidas frías, café
    frío, frío polar, falsos positivos, alarma antirrobo, robo de identidad, asistencia en carretera, tasa
    de error, larga duración, regulares, regularmente, hace falta, haga falta, sin falta, care, apenas
    consume`,
};
